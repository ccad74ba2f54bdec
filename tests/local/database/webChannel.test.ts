import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Documents } from '../../../src/local/database/documents';
import { startDatabase } from '../../../src/local/database/startDatabase';
import type { LocalDatabase } from '../../../src/local/database/startDatabase';
import { WebChannel } from '../../../src/local/database/webChannel';
import {
  ChannelClient,
  summarize,
  listenToArticle,
  listenToNews,
  news,
  project,
  readFrames,
} from './channelClient';
import type { Arrays } from './channelClient';

const titleFields = (title: string) => ({ title: { stringValue: title } });
let database: LocalDatabase;

beforeEach(async () => {
  database = await startDatabase({ port: 0 });
});
afterEach(() => database.stop());

async function openChannel(...requests: object[]): Promise<ChannelClient> {
  const client = new ChannelClient(database.port);
  await client.open(...requests);
  return client;
}

test('the handshake opens a session for a page of any origin on this machine', async () => {
  const client = new ChannelClient(database.port, 'http://127.0.0.1:1234');
  const { status, headers, text } = await client.open();
  expect(status).toBe(200);
  expect(readFrames(text)).toEqual([[[0, ['c', client.sid, '', 8, 12, 30_000]]]]);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': 'http://127.0.0.1:1234',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    vary: 'Origin',
  });
});

test('a streaming response is not buffered and stays open', async () => {
  const client = await openChannel(listenToNews(2));
  const back = await client.receive(0);
  expect(back.status).toBe(200);
  expect(back.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=0',
    'transfer-encoding': 'chunked',
  });
  expect(back.headers['content-length']).toBeUndefined();
  expect(back.headers['content-encoding']).toBeUndefined();
  await back.until(3);
  database.documents.set(`${news}/a`, titleFields('A'));
  await back.until(5);
  expect(back.isEnded).toBe(false);
});

test('a streaming response begins with a byte even when there is nothing to say', async () => {
  const client = await openChannel();
  const back = await client.receive(0);
  expect(await back.until(1)).toEqual(['noop']);
});

test('a long poll ends after its first batch, and the next one goes on', async () => {
  const client = await openChannel(listenToNews(2));
  const first = await client.receive(0, 'longPolling');
  expect(summarize(await first.until('end'))).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
  const second = await client.receive(3, 'longPolling');
  database.documents.set(`${news}/a`, titleFields('A'));
  expect(summarize(await second.until('end'))).toEqual(['+a 2', 'snapshot']);
});

test('only what was not acknowledged is sent again', async () => {
  const client = await openChannel(listenToNews(2));
  const first = await client.receive(0);
  await first.until(3);
  first.drop();
  const second = await client.receive(1);
  expect(summarize(await second.until(3))).toEqual(['CURRENT 2', 'snapshot']);
  expect(second.arrays().map(([id]) => id)).toEqual([2, 3]);
});

test('what was written to a dropped connection reaches the next one', async () => {
  const client = await openChannel(listenToNews(2));
  const first = await client.receive(0);
  await first.until(3);
  first.drop();
  database.documents.set(`${news}/a`, titleFields('A'));
  database.documents.set(`${news}/b`, titleFields('B'));
  const second = await client.receive(3);
  expect(summarize(await second.until(7))).toEqual(['+a 2', 'snapshot', '+b 2', 'snapshot']);
});

test('a new back channel replaces the old one', async () => {
  const client = await openChannel(listenToNews(2));
  const first = await client.receive(0);
  await first.until(3);
  const second = await client.receive(3);
  await first.until('end');
  database.documents.set(`${news}/a`, titleFields('A'));
  expect(summarize(await second.until(6))).toEqual(['noop', '+a 2', 'snapshot']);
  expect(first.arrays()).toHaveLength(3);
});

test('a POST is answered with the state of the channel', async () => {
  const client = await openChannel();
  const state = async (query: string) => {
    const { text } = await client.post(`SID=${client.sid}&${query}`, 0, []);
    return readFrames(text)[0] as [number, number, number];
  };
  expect(await state('AID=0')).toEqual([0, 0, 0]);
  const back = await client.receive(0);
  await back.until(1);
  expect(await state('AID=0')).toEqual([1, 1, '[1,["noop"]]'.length]);
  expect(await state('AID=1')).toEqual([1, 1, 0]);
});

test('a POST that arrives twice counts once', async () => {
  const client = await openChannel(listenToNews(2));
  const back = await client.receive(0);
  await back.until(3);
  await client.send(1, listenToArticle(4, 'a'));
  await client.send(1, listenToArticle(4, 'a'));
  await client.send(1, listenToArticle(4, 'a'), listenToArticle(6, 'b'));
  expect(summarize(await back.until(11)).slice(3)).toEqual([
    ...['ADD 4', '-a 4', 'CURRENT 4', 'snapshot'],
    ...['ADD 6', '-b 6', 'CURRENT 6', 'snapshot'],
  ]);
});

test('POSTs that overtake each other count in the order of their offsets', async () => {
  const client = await openChannel(listenToNews(2));
  const back = await client.receive(0);
  await back.until(3);
  await client.send(2, { database: project, removeTarget: 4 });
  await client.send(1, listenToArticle(4, 'a'));
  expect(summarize(await back.until(8)).slice(3)).toEqual([
    ...['ADD 4', '-a 4', 'CURRENT 4', 'snapshot'],
    'REMOVE 4',
  ]);
});

test('two clients hear of the same change, each on its own channel', async () => {
  const backs = [];
  for (const target of [2, 8])
    backs.push(await (await openChannel(listenToNews(target))).receive(0));
  for (const back of backs) await back.until(3);
  database.documents.set(`${news}/a`, titleFields('A'));
  const [first, second] = backs;
  expect(summarize((await first?.until(5)) ?? []).slice(3)).toEqual(['+a 2', 'snapshot']);
  expect(summarize((await second?.until(5)) ?? []).slice(3)).toEqual(['+a 8', 'snapshot']);
});

test('after the end of a session its response is closed and its id unknown', async () => {
  const client = await openChannel(listenToNews(2));
  const back = await client.receive(0);
  await back.until(3);
  expect((await client.terminate()).status).toBe(200);
  await back.until('end');
  expect((await client.send(1, listenToNews(4))).status).toBe(400);
  expect((await client.receive(0)).status).toBe(400);
});

test('a database that stops closes the streams of every session', async () => {
  const documents = new Documents();
  const close = jest.fn();
  jest.spyOn(documents, 'subscribe').mockReturnValue(close);
  const stopping = await startDatabase({ port: 0, documents });
  for (const target of [2, 4]) await new ChannelClient(stopping.port).open(listenToNews(target));
  expect(close).not.toHaveBeenCalled();
  await stopping.stop();
  expect(close).toHaveBeenCalledTimes(2);
});

test('an unknown session is answered with a 400 that the page can read', async () => {
  const client = new ChannelClient(database.port);
  const { status, headers, text } = await client.postBody('SID=none&AID=0', 'count=0');
  expect(status).toBe(400);
  expect(headers['access-control-allow-origin']).toBe('http://localhost:5000');
  expect(JSON.parse(text)).toEqual({
    error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Unknown SID: none' },
  });
});

test.each([
  ['count=x', 'count and ofs must be whole numbers'],
  ['count=-1', 'count and ofs must be whole numbers'],
  ['count=1001', 'count at most 1000'],
  ['count=1&ofs=0.5&req0___data__=1', 'count and ofs must be whole numbers'],
  ['count=1&ofs=1', 'req0___data__ is not JSON'],
  ['count=1&ofs=1&req0___data__=%7B', 'req0___data__ is not JSON'],
])('a POST of %s is answered with 400 and the reason, and does no harm', async (body, reason) => {
  const client = await openChannel(listenToNews(2));
  const { status, text } = await client.postBody(`SID=${client.sid}`, body);
  expect(status).toBe(400);
  expect(text).toContain(reason);
  const back = await client.receive(0);
  expect(summarize(await back.until(3))).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
});

test('a POST may have 1000 messages, or none', async () => {
  const client = await openChannel();
  expect((await client.postBody(`SID=${client.sid}`, '')).status).toBe(200);
  const messages = Array.from({ length: 1000 }, (_, index) => listenToArticle(index, 'a'));
  expect((await client.send(0, ...messages)).status).toBe(200);
  const back = await client.receive(0);
  expect(await back.until(4000)).toHaveLength(4000);
});

test('a large collection comes in several frames, none of them huge', async () => {
  for (let index = 0; index < 250; index++)
    database.documents.set(`${news}/${index}`, titleFields('A'));
  const client = await openChannel(listenToNews(2));
  const back = await client.receive(0);
  const payloads = await back.until(253);
  expect(payloads).toHaveLength(253);
  expect(back.frameCount()).toBeGreaterThan(2);
});

/** The part of a response that a session uses, without a network. */
class FakeResponse extends EventEmitter {
  text = '';
  isEnded = false;
  write(text: string): void {
    this.text += text;
  }
  end(text = ''): void {
    this.text += text;
    this.isEnded = true;
  }
  setHeader(): void {}
  flushHeaders(): void {}
  payloads(): unknown[] {
    return (readFrames(this.text) as Arrays[]).flat().map(([, [payload]]) => payload);
  }
}

/** Opens a channel whose stream sends what a test wants, when it wants. */
function openSession() {
  let send: (payload: unknown) => void = () => undefined;
  let isClosed = false;
  const channel = new WebChannel((queue) => {
    send = queue;
    return { receive: () => undefined, close: () => (isClosed = true) };
  });
  const ask = (method: string, query: string) => {
    const response = new FakeResponse();
    const request = { method, query: new URLSearchParams(query), body: '' };
    channel.answer(request, response as unknown as ServerResponse);
    return response;
  };
  const [[[, [, sid]]]] = readFrames(ask('POST', '').text) as [[[number, [string, string]]]];
  const state = (aid: number) => readFrames(ask('POST', `SID=${sid}&AID=${aid}`).text)[0];
  const isUnknown = () => {
    try {
      return !state(0);
    } catch (error) {
      return (error as Error).message === `Unknown SID: ${sid}`;
    }
  };
  return {
    /** Opens a back channel for a client that has received everything up to `aid`. */
    attach: (mode: 'streaming' | 'longPolling', aid = 0) =>
      ask('GET', `SID=${sid}&AID=${aid}&CI=${mode === 'streaming' ? 0 : 1}`),
    /** Returns the state of the channel, for a client that has received everything up to `aid`. */
    state,
    send: (payload: unknown) => send(payload),
    close: () => channel.close(),
    isOver: () => isClosed && isUnknown(),
  };
}

describe('over time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('an idle streaming response gets a keep-alive every 30 s', () => {
    const { attach } = openSession();
    const response = attach('streaming');
    jest.advanceTimersByTime(29_999);
    expect(response.payloads()).toEqual(['noop']);
    jest.advanceTimersByTime(1);
    expect(response.payloads()).toEqual(['noop', 'noop']);
    jest.advanceTimersByTime(30_000);
    expect(response.payloads()).toHaveLength(3);
    expect(response.isEnded).toBe(false);
  });

  test('an idle long poll ends with a keep-alive after 30 s', () => {
    const { attach } = openSession();
    const response = attach('longPolling');
    jest.advanceTimersByTime(29_999);
    expect(response.isEnded).toBe(false);
    jest.advanceTimersByTime(1);
    expect(response.payloads()).toEqual(['noop']);
    expect(response.isEnded).toBe(true);
  });

  test('what is sent in one task travels in one batch', () => {
    const { attach, send } = openSession();
    const response = attach('longPolling');
    send('a');
    send('b');
    expect(response.text).toBe('');
    jest.advanceTimersByTime(0);
    expect(response.payloads()).toEqual(['a', 'b']);
    expect(readFrames(response.text)).toHaveLength(1);
  });

  test('a batch as large as a frame is one frame', () => {
    const { attach, send } = openSession();
    const response = attach('longPolling');
    for (let index = 0; index < 100; index++) send(index);
    jest.advanceTimersByTime(0);
    expect(readFrames(response.text)).toHaveLength(1);
    expect(response.payloads()).toHaveLength(100);
  });

  test('a response that has carried no more than 1000 messages goes on', () => {
    const { attach, send } = openSession();
    const response = attach('streaming');
    // The first and the last are keep-alives.
    for (let index = 0; index < 998; index++) send(index);
    jest.advanceTimersByTime(30_000);
    expect(response.payloads()).toHaveLength(1000);
    expect(response.isEnded).toBe(false);
  });

  test('the newest acknowledgment counts, whatever order they come in', () => {
    const { attach, state, send } = openSession();
    const first = attach('longPolling');
    send('a');
    send('b');
    jest.advanceTimersByTime(0);
    expect(first.payloads()).toEqual(['a', 'b']);
    state(2);
    attach('longPolling', 1);
    expect(state(1)).toEqual([1, 2, 0]);
  });

  test('a response that has carried a lot is ended, so that the client acknowledges it', () => {
    const { attach, send } = openSession();
    const response = attach('streaming');
    for (let index = 0; index < 1500; index++) send(index);
    jest.advanceTimersByTime(29_999);
    expect(response.isEnded).toBe(false);
    jest.advanceTimersByTime(1);
    expect(response.isEnded).toBe(true);
    const next = attach('streaming', 1502);
    jest.advanceTimersByTime(30_000);
    expect(next.payloads()).toEqual(['noop', 'noop']);
    expect(next.isEnded).toBe(false);
  });

  test('a session that nobody reads for a minute is over', () => {
    const { isOver } = openSession();
    jest.advanceTimersByTime(59_999);
    expect(isOver()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOver()).toBe(true);
  });

  test('a session lives as long as somebody reads it, and a minute longer', () => {
    const { attach, isOver } = openSession();
    const response = attach('streaming');
    jest.advanceTimersByTime(600_000);
    expect(isOver()).toBe(false);
    response.emit('close');
    jest.advanceTimersByTime(59_999);
    expect(isOver()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOver()).toBe(true);
  });

  test('a session that ended leaves no timer behind', () => {
    const { attach, send, close } = openSession();
    attach('streaming');
    send('a');
    close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
