import type { IncomingMessage, ServerResponse } from 'node:http';
import { frame, parseForwardBody } from './frames';
import { invalid } from './googleError';
import { readBody } from './readBody';
import { KEEP_ALIVE_MS, WebChannelSession } from './webChannelSession';
import type { OpenStream } from './webChannelSession';

// The protocol's version, which client and server must share, and the server's own.
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

/** One kind of stream (Listen or Write) over WebChannel, for any number of clients. */
export class WebChannel {
  readonly #open: OpenStream;
  readonly #sessions = new Map<string, WebChannelSession>();

  constructor(open: OpenStream) {
    this.#open = open;
  }

  /**
   * Answers a client's request. Rejects with INVALID_ARGUMENT for a malformed request and for an
   * unknown session, after which the client starts a new handshake.
   */
  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const sessionId = url.searchParams.get('SID');
    const body = await readBody(request);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'private, max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (sessionId === null) {
      this.#shakeHands(response, body);
      return;
    }
    const session = this.#sessions.get(sessionId);
    if (!session) throw invalid(`Unknown SID: ${sessionId}`);
    session.acknowledge(Number(url.searchParams.get('AID') ?? 0));
    if (url.searchParams.get('TYPE') === 'terminate') {
      session.end();
      response.end();
    } else if (request.method === 'GET') {
      session.attach(response, url.searchParams.get('CI') === '1');
    } else {
      const messages = parseForwardBody(body);
      response.end(frame(JSON.stringify(session.status())));
      session.receive(messages);
    }
  }

  /** Ends every session. */
  close(): void {
    this.#sessions.forEach((session) => session.end());
  }

  #shakeHands(response: ServerResponse, body: string): void {
    const messages = parseForwardBody(body);
    const session = new WebChannelSession(this.#open, () => this.#sessions.delete(session.id));
    this.#sessions.set(session.id, session);
    const hello = ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
    response.end(frame(JSON.stringify([[0, hello]])));
    session.receive(messages);
  }
}
