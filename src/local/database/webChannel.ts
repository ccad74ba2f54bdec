import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { invalid, parseJson, toGoogleError } from './googleError';

// The protocol's version, which client and server must share, and the server's own.
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 12;

/** The handshake promises a keep-alive within this time; the client gives up after 1.5 times as long. */
const KEEP_ALIVE_MS = 30_000;
const MESSAGES_PER_FRAME = 100;

/** The server's end of a channel. When `receive` throws, the stream ends with that error. */
export interface Stream {
  receive(message: unknown): void;
  close(): void;
}
type OpenStream = (send: (payload: unknown) => void) => Stream;

interface ChannelRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** Streams of one kind over WebChannel, for any number of clients. */
export class WebChannel {
  readonly #open: OpenStream;
  readonly #sessions = new Map<string, Session>();

  constructor(open: OpenStream) {
    this.#open = open;
  }

  /**
   * Answers a client's request. Throws INVALID_ARGUMENT for a malformed request and for an unknown
   * session, after which the client starts a new handshake.
   */
  answer({ method, query, body }: ChannelRequest, response: ServerResponse): void {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'private, max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const sessionId = query.get('SID');
    if (sessionId === null) {
      this.#shakeHands(response, body);
      return;
    }
    const session = this.#sessions.get(sessionId);
    if (!session) throw invalid(`Unknown SID: ${sessionId}`);
    session.acknowledge(Number(query.get('AID') ?? 0));
    if (query.get('TYPE') === 'terminate') {
      session.end();
      response.end();
    } else if (method === 'GET') {
      session.attach(response, query.get('CI') === '1');
    } else {
      const messages = parseMessages(body);
      response.end(frame(JSON.stringify(session.status())));
      session.receive(messages);
    }
  }

  /** Ends every session. */
  close(): void {
    this.#sessions.forEach((session) => session.end());
  }

  #shakeHands(response: ServerResponse, body: string): void {
    const messages = parseMessages(body);
    const session = new Session(this.#open, () => this.#sessions.delete(session.id));
    this.#sessions.set(session.id, session);
    const hello = ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS];
    response.end(frame(JSON.stringify([[0, hello]])));
    session.receive(messages);
  }
}

/** Returns JSON text as one frame of a body; its length counts UTF-16 code units, not bytes. */
function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** The messages of a client's POST, and the index of the first, counted from the session's start. */
interface Messages {
  readonly offset: number;
  readonly messages: readonly unknown[];
}

/** Reads the form-encoded body of a client's POST. */
function parseMessages(body: string): Messages {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? 0);
  const offset = Number(form.get('ofs') ?? 0);
  const messages = Array.from({ length: count }, (_, index) => {
    const key = `req${index}___data__`;
    return parseJson(form.get(key) ?? '', key);
  });
  return { offset, messages };
}

interface BackChannel {
  readonly response: ServerResponse;
  readonly isLongPoll: boolean;
  readonly noops: NodeJS.Timeout;
}

/** One client's channel: what it sent, what it has not acknowledged, and its open response. */
class Session {
  readonly id = randomUUID();
  readonly #onEnd: () => void;
  #stream: Stream | undefined;
  #nextReceived = 0;
  #unacknowledged: { id: number; json: string }[] = [];
  #lastId = 0;
  #lastWritten = 0;
  #lastAcknowledged = 0;
  #back: BackChannel | undefined;
  #flush: NodeJS.Immediate | undefined;

  constructor(open: OpenStream, onEnd: () => void) {
    this.#stream = open((payload) => this.#queue(payload));
    this.#onEnd = onEnd;
  }

  /** Returns the answer to a POST: whether a back channel is open, the last id written, bytes kept. */
  status(): [0 | 1, number, number] {
    const bytes = this.#unacknowledged.reduce((sum, { json }) => sum + json.length, 0);
    return [this.#back ? 1 : 0, this.#lastWritten, bytes];
  }

  /** Forgets every message up to an id, which the client has received. */
  acknowledge(id: number): void {
    this.#lastAcknowledged = Math.max(this.#lastAcknowledged, id);
    this.#unacknowledged = this.#unacknowledged.filter((message) => message.id > id);
  }

  /** Passes on the messages of a POST, each once: the client sends them in order, and one again when it hears nothing. */
  receive({ offset, messages }: Messages): void {
    for (const message of messages.slice(Math.max(0, this.#nextReceived - offset))) {
      this.#nextReceived += 1;
      try {
        this.#stream?.receive(message);
      } catch (error) {
        this.#stream?.close();
        this.#stream = undefined;
        this.#queue(toGoogleError(error));
      }
    }
  }

  /** Makes a response the back channel, replacing the previous one, and sends all kept messages on it. */
  attach(response: ServerResponse, isLongPoll: boolean): void {
    this.#detach();
    const noops = setInterval(() => this.#queue('noop'), KEEP_ALIVE_MS).unref();
    this.#back = { response, isLongPoll, noops };
    this.#lastWritten = this.#lastAcknowledged;
    response.flushHeaders();
    response.on('close', () => this.#back?.response === response && this.#detach());
    // An immediate first byte tells the client that no proxy on the way buffers.
    if (!isLongPoll && this.#unacknowledged.length === 0) this.#queue('noop');
    this.#write();
  }

  /** Ends the session: its stream, its response, its timers. */
  end(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#detach();
    clearImmediate(this.#flush);
    this.#onEnd();
  }

  #queue(payload: unknown): void {
    const id = ++this.#lastId;
    this.#unacknowledged.push({ id, json: JSON.stringify([id, [payload]]) });
    // Once per turn of the event loop, so that what belongs together travels together.
    this.#flush ??= setImmediate(() => {
      this.#flush = undefined;
      this.#write();
    });
  }

  #write(): void {
    const pending = this.#unacknowledged.filter(({ id }) => id > this.#lastWritten);
    if (!this.#back || pending.length === 0) return;
    for (let start = 0; start < pending.length; start += MESSAGES_PER_FRAME) {
      const batch = pending.slice(start, start + MESSAGES_PER_FRAME).map(({ json }) => json);
      this.#back.response.write(frame(`[${batch.join()}]`));
    }
    this.#lastWritten = this.#lastId;
    if (this.#back.isLongPoll) this.#detach();
  }

  #detach(): void {
    if (!this.#back) return;
    const { response, noops } = this.#back;
    this.#back = undefined;
    clearInterval(noops);
    response.end();
  }
}
