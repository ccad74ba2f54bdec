import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSignIn } from '../signIn/createSignIn';
import type { SignIn } from '../signIn/createSignIn';
import { accessOf } from './accessOf';
import { answerRest } from './answerRest';
import { Documents } from './documents';
import { GoogleError, toGoogleError } from './googleError';
import { openListenStream } from './openListenStream';
import { WebChannel } from './webChannel';

// Never another interface: whoever can reach the port can write.
const LOOPBACK = '127.0.0.1';
const LISTEN_PATH = '/google.firestore.v1.Firestore/Listen/channel';

export interface LocalDatabase {
  /** Where it listens, such as `127.0.0.1:8080`: the value for FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  readonly port: number;
  readonly documents: Documents;
  /** The stand-in for sign-in, which answers at the same port. */
  readonly signIn: SignIn;
  /** Ends every connection and frees the port. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Documents to start with, such as those of a database that was stopped. */
  readonly documents?: Documents;
  /** The people who can sign in, if not those of a new machine. */
  readonly signIn?: SignIn;
  /** For tests: may handle a request in the database's place, and returns true when it did. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** For tests: called for every new listener; throws a GoogleError to refuse it. */
  readonly authorizeListen?: () => void;
}

/**
 * Starts a Firestore for the browser SDKs and for REST, with a stand-in for sign-in at the same port,
 * reachable from this machine only. It asks who is calling (accessOf.ts), but accepts a write of any shape
 * from those who may write (tests/rules tests firestore.rules). Rejects with the system's error when the port is
 * in use.
 */
export async function startDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  const { authorizeListen = () => undefined, signIn = createSignIn() } = options;
  const { documents = new Documents() } = options;
  // Visitors alone listen: the desk asks.
  const authorizeVisitor = accessOf(documents, undefined);
  const channel = new WebChannel((send) =>
    openListenStream(
      documents,
      (action, name) => {
        authorizeListen();
        authorizeVisitor(action, name);
      },
      send,
    ),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (options.intercept?.(request, response)) return;
    const url = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') {
      answerPreflight(request, response);
    } else if (url.pathname === LISTEN_PATH) {
      const body = await text(request);
      channel.answer({ method, query: url.searchParams, body }, response);
    } else if (url.pathname.startsWith('/v1/')) {
      const authorize = accessOf(documents, request.headers.authorization);
      const body = await text(request);
      sendJson(response, 200, answerRest({ documents, authorize }, { method, url, body }));
    } else if (signIn.isAt(url)) {
      const { host = '' } = request.headers;
      const answer = signIn.answer({ url, host, body: await text(request) });
      if (typeof answer === 'string') sendPage(response, answer);
      else sendJson(response, 200, answer);
    } else if (url.pathname === '/') {
      response.end('Ok\n');
    } else {
      throw new GoogleError('NOT_FOUND', `There is nothing at ${url.pathname}.`);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => sendError(response, error));
  });
  server.listen(options.port, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `${LOOPBACK}:${port}`,
    port,
    documents,
    signIn,
    async stop() {
      channel.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const EXPOSED_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets a page of any origin on this machine read the answer, credentials included, as Firestore does.
 * Throws for every other page: some other site open in a developer's browser must not write here, nor
 * reach this server under a host name of its own.
 */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin, host = '' } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (
    !THIS_MACHINE.test(host) ||
    (origin && !THIS_MACHINE.test(origin.replace(/^https?:\/\//, '')))
  ) {
    throw new GoogleError('PERMISSION_DENIED', 'Only pages on this machine may use this database.');
  }
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Answers the preflight request that a browser sends before a page's REST write; the SDK needs none. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const wanted = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.writeHead(204).end();
}

function sendJson(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

function sendError(response: ServerResponse, thrown: unknown): void {
  const error = toGoogleError(thrown);
  if (response.headersSent) response.end();
  else sendJson(response, error.httpCode, error);
}
