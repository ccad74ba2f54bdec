import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowOrigin, answerPreflight } from './cors';
import { Documents } from './documents';
import { saveToFile, readDocuments } from './documentsFile';
import { GoogleError, invalid, toGoogleError } from './googleError';
import { openListenStream } from './openListenStream';
import { readBody } from './readBody';
import { answerRest } from './answerRest';
import { WebChannel } from './webChannel';
import { openWriteStream } from './openWriteStream';

// Never another interface: whoever can reach the port can write.
const LOOPBACK = '127.0.0.1';

export interface LocalDatabase {
  /** Where it listens, such as `127.0.0.1:8080`: the value for FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  readonly port: number;
  readonly documents: Documents;
  /** Ends every connection, frees the port, and resolves when the file is written. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The file that keeps the documents between runs; without it, they are in memory only. */
  readonly file?: string;
  /** Documents to start with, such as those of a database that was stopped. */
  readonly documents?: Documents;
  /** For tests: may handle a request in the database's place, and returns true when it did. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** For tests: called for every new listener; throws a GoogleError to refuse it. */
  readonly authorizeListen?: () => void;
}

/**
 * Starts a Firestore for the browser SDK and for REST, reachable from this machine only. It has no
 * security rules: it accepts every write, whatever its shape (tests/rules tests firestore.rules).
 * Rejects with an Error of one sentence when the port is in use or the file cannot be read.
 */
export async function startDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  const { file, authorizeListen = () => undefined } = options;
  const documents = options.documents ?? (file ? readDocuments(file) : new Documents());
  const channels = {
    Listen: new WebChannel((send) => openListenStream(documents, authorizeListen, send)),
    Write: new WebChannel((send) => openWriteStream(documents, send)),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (options.intercept?.(request, response)) return;
    const url = parseAddress(request.url ?? '/');
    const stream = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/.exec(
      url.pathname,
    );
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
    } else if (stream) {
      await channels[stream[1] as keyof typeof channels].answer(request, response, url);
    } else if (url.pathname.startsWith('/v1/')) {
      const body = await readBody(request);
      sendJson(response, 200, answerRest(documents, request.method ?? 'GET', url, body));
    } else if (url.pathname === '/') {
      response.end('Ok\n');
    } else {
      throw new GoogleError('NOT_FOUND', `There is nothing at ${url.pathname}.`);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => sendError(response, error));
  });
  await listen(server, options.port);
  const stopKeeping = file === undefined ? undefined : saveToFile(documents, file);
  const { port } = server.address() as AddressInfo;
  return {
    host: `${LOOPBACK}:${port}`,
    port,
    documents,
    async stop() {
      Object.values(channels).forEach((channel) => channel.close());
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await stopKeeping?.();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const problem = isTaken
        ? 'is in use by another program: stop that program or'
        : `cannot be used (${error.message}):`;
      reject(new Error(`Port ${port} ${problem} choose another port.`));
    });
    server.listen(port, LOOPBACK, resolve);
  });
}

function parseAddress(address: string): URL {
  try {
    return new URL(address, `http://${LOOPBACK}`);
  } catch {
    throw invalid(`${address} is not an address.`);
  }
}

function sendJson(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

function sendError(response: ServerResponse, thrown: unknown): void {
  const error = toGoogleError(thrown);
  if (response.headersSent) response.end();
  else sendJson(response, error.httpCode, error);
}
