import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export const project = 'projects/demo-test/databases/(default)';
export const news = `${project}/documents/News`;

export type Arrays = [id: number, payload: [unknown]][];

/** Splits a body into its frames, as the browser does; leaves out an incomplete frame at the end. */
export function readFrames(text: string): unknown[] {
  const frames: unknown[] = [];
  for (let at = 0; ;) {
    const lineEnd = text.indexOf('\n', at);
    const length = Number(text.slice(at, lineEnd));
    const end = lineEnd + 1 + length;
    if (lineEnd < 0 || end > text.length) return frames;
    frames.push(JSON.parse(text.slice(lineEnd + 1, end)));
    at = end;
  }
}

export interface ChannelResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A client that speaks WebChannel step by step, so that a test decides what is sent when. */
export class ChannelClient {
  sid = '';
  #rid = 4711;

  constructor(
    readonly port: number,
    readonly origin = 'http://localhost:5000',
  ) {}

  /** Does the handshake, along with the first messages. */
  async open(...messages: unknown[]): Promise<ChannelResponse> {
    const answer = await this.post('CVER=22&X-HTTP-Session-Id=gsessionid', 0, messages);
    const [[[, [, sid]]]] = readFrames(answer.text) as [[[number, [string, string]]]];
    this.sid = sid;
    return answer;
  }

  /** POSTs messages, the first of which is the `offset`th since the session began. */
  send(offset: number, ...messages: unknown[]): Promise<ChannelResponse> {
    return this.post(`SID=${this.sid}&AID=0`, offset, messages);
  }

  post(query: string, offset: number, messages: readonly unknown[]): Promise<ChannelResponse> {
    const data = messages.map(
      (message, index) => `&req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`,
    );
    return this.postBody(query, `count=${messages.length}&ofs=${offset}${data.join('')}`);
  }

  async postBody(query: string, body: string): Promise<ChannelResponse> {
    const response = await this.#request('POST', `${query}&RID=${this.#rid++}`, body);
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }

  terminate(): Promise<ChannelResponse> {
    return this.postBody(`SID=${this.sid}&TYPE=terminate`, '');
  }

  /** Opens a back channel for a client that has received everything up to `aid`. */
  async receive(
    aid: number,
    mode: 'streaming' | 'longPolling' = 'streaming',
  ): Promise<BackChannel> {
    const ci = mode === 'streaming' ? 0 : 1;
    const query = `SID=${this.sid}&RID=rpc&AID=${aid}&CI=${ci}&TYPE=xmlhttp`;
    return new BackChannel(await this.#request('GET', query));
  }

  #request(method: string, query: string, body?: string): Promise<IncomingMessage> {
    const database = encodeURIComponent(project);
    const path = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${database}&${query}&zx=x&t=1`;
    const headers = {
      Origin: this.origin,
      ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    };
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: this.port, method, path, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
  }
}

/** An open response of the server, read as it arrives. */
export class BackChannel {
  readonly headers: IncomingMessage['headers'];
  readonly status: number;
  isEnded = false;
  #text = '';
  readonly #response: IncomingMessage;

  constructor(response: IncomingMessage) {
    this.#response = response;
    this.headers = response.headers;
    this.status = response.statusCode ?? 0;
    response.setEncoding('utf8');
    response.on('data', (chunk) => (this.#text += chunk));
    response.on('close', () => (this.isEnded = true));
    response.on('error', () => (this.isEnded = true));
  }

  /** Returns every array that has arrived so far. */
  arrays(): Arrays {
    return (readFrames(this.#text) as Arrays[]).flat();
  }

  frameCount(): number {
    return readFrames(this.#text).length;
  }

  /** Resolves to the payloads once the one with this id has arrived, or once the response has ended. */
  async until(id: number | 'end'): Promise<unknown[]> {
    while (!this.isEnded && (id === 'end' || !this.arrays().some(([it]) => it >= id))) {
      await wait(5);
    }
    if (id !== 'end' && !this.arrays().some(([it]) => it >= id)) {
      throw new Error(`The response ended before ${id}: ${this.#text}`);
    }
    return this.arrays().map(([, [payload]]) => payload);
  }

  drop(): void {
    this.#response.destroy();
  }
}

/** Returns the request to listen to all of News. */
export function listenToNews(targetId: number, resume: object = {}): object {
  const structuredQuery = {
    from: [{ collectionId: 'News' }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  };
  const query = { parent: `${project}/documents`, structuredQuery };
  return { database: project, addTarget: { query, targetId, ...resume } };
}

/** Returns the request to listen to one article. */
export function listenToArticle(targetId: number, id: string, resume: object = {}): object {
  const documents = { documents: [`${news}/${id}`] };
  return { database: project, addTarget: { documents, targetId, ...resume } };
}

/** Abbreviates payloads: `ADD 2`, `+a 2`, `-a 2`, `CURRENT 2`, `filter 2=1`, `snapshot`. */
export function summarize(payloads: readonly unknown[]): string[] {
  return payloads.map((payload) => {
    if (typeof payload === 'string') return payload;
    const { targetChange, documentChange, documentDelete, filter } = payload as Payload;
    const last = (name: string) => name.slice(name.lastIndexOf('/') + 1);
    if (documentChange)
      return `+${last(documentChange.document.name)} ${documentChange.targetIds.join()}`;
    if (documentDelete) {
      return `-${last(documentDelete.document)} ${documentDelete.removedTargetIds.join()}`;
    }
    if (filter) return `filter ${filter.targetId}=${filter.count}`;
    if (targetChange?.targetIds) {
      return `${targetChange.targetChangeType} ${targetChange.targetIds.join()}`;
    }
    return targetChange ? 'snapshot' : JSON.stringify(payload);
  });
}

export interface Payload {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    resumeToken?: string;
    readTime?: string;
    cause?: { code: number; message: string };
  };
  documentChange?: { document: { name: string; updateTime: string }; targetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[]; readTime: string };
  filter?: { targetId: number; count: number };
}
