import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { WebChannel } from '../../../src/local/database/webChannel';

// That Firestore's own library understands it is tested in tests/browser/database.spec.ts.

type Arrays = [id: number, payload: [unknown]][];

/** Splits a body into its frames, as the browser does. */
function readFrames(text: string): unknown[] {
  if (text === '') return [];
  const lineEnd = text.indexOf('\n');
  const end = lineEnd + 1 + Number(text.slice(0, lineEnd));
  return [JSON.parse(text.slice(lineEnd + 1, end)), ...readFrames(text.slice(end))];
}

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
