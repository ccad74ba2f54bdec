import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { WebChannelSession } from '../../../src/local/database/webChannelSession';
import { readFrames } from './channelClient';
import type { Arrays } from './channelClient';

/** The part of a response that a session uses, without a network. */
class FakeResponse extends EventEmitter {
  text = '';
  isEnded = false;
  write(text: string): void {
    this.text += text;
  }
  end(): void {
    this.isEnded = true;
  }
  flushHeaders(): void {}
  payloads(): unknown[] {
    return (readFrames(this.text) as Arrays[]).flat().map(([, [payload]]) => payload);
  }
}

function newSession() {
  let send: (payload: unknown) => void = () => undefined;
  let hasEnded = false;
  let isStreamClosed = false;
  const session = new WebChannelSession(
    (queue) => {
      send = queue;
      return { receive: () => undefined, close: () => (isStreamClosed = true) };
    },
    () => (hasEnded = true),
  );
  const attach = (isLongPoll: boolean) => {
    const response = new FakeResponse();
    session.attach(response as unknown as ServerResponse, isLongPoll);
    return response;
  };
  return {
    session,
    attach,
    send: (payload: unknown) => send(payload),
    isOver: () => hasEnded && isStreamClosed,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an idle streaming response gets a keep-alive every 30 s', () => {
  const { attach } = newSession();
  const response = attach(false);
  jest.advanceTimersByTime(29_999);
  expect(response.payloads()).toEqual(['noop']);
  jest.advanceTimersByTime(1);
  expect(response.payloads()).toEqual(['noop', 'noop']);
  jest.advanceTimersByTime(30_000);
  expect(response.payloads()).toHaveLength(3);
  expect(response.isEnded).toBe(false);
});

test('an idle long poll ends with a keep-alive after 30 s', () => {
  const { attach } = newSession();
  const response = attach(true);
  jest.advanceTimersByTime(29_999);
  expect(response.isEnded).toBe(false);
  jest.advanceTimersByTime(1);
  expect(response.payloads()).toEqual(['noop']);
  expect(response.isEnded).toBe(true);
});

test('what is sent in one task travels in one batch', () => {
  const { attach, send } = newSession();
  const response = attach(true);
  send('a');
  send('b');
  expect(response.text).toBe('');
  jest.advanceTimersByTime(0);
  expect(response.payloads()).toEqual(['a', 'b']);
  expect(readFrames(response.text)).toHaveLength(1);
});

test('a batch as large as a frame is one frame', () => {
  const { attach, send } = newSession();
  const response = attach(true);
  for (let index = 0; index < 100; index++) send(index);
  jest.advanceTimersByTime(0);
  expect(readFrames(response.text)).toHaveLength(1);
  expect(response.payloads()).toHaveLength(100);
});

test('a response that has carried no more than 1000 messages goes on', () => {
  const { attach, send } = newSession();
  const response = attach(false);
  // The first and the last are keep-alives.
  for (let index = 0; index < 998; index++) send(index);
  jest.advanceTimersByTime(30_000);
  expect(response.payloads()).toHaveLength(1000);
  expect(response.isEnded).toBe(false);
});

test('the newest acknowledgment counts, whatever order they come in', () => {
  const { session, attach, send } = newSession();
  const first = attach(true);
  send('a');
  send('b');
  jest.advanceTimersByTime(0);
  expect(first.payloads()).toEqual(['a', 'b']);
  session.acknowledge(2);
  session.acknowledge(1);
  attach(true);
  expect(session.status()).toEqual([1, 2, 0]);
});

test('a response that has carried a lot is ended, so that the client acknowledges it', () => {
  const { session, attach, send } = newSession();
  const response = attach(false);
  for (let index = 0; index < 1500; index++) send(index);
  jest.advanceTimersByTime(29_999);
  expect(response.isEnded).toBe(false);
  jest.advanceTimersByTime(1);
  expect(response.isEnded).toBe(true);
  session.acknowledge(1502);
  const next = attach(false);
  jest.advanceTimersByTime(30_000);
  expect(next.payloads()).toEqual(['noop', 'noop']);
  expect(next.isEnded).toBe(false);
});

test('a session that nobody reads for a minute is over', () => {
  const { isOver } = newSession();
  jest.advanceTimersByTime(59_999);
  expect(isOver()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
});

test('a session lives as long as somebody reads it, and a minute longer', () => {
  const { attach, isOver } = newSession();
  const response = attach(false);
  jest.advanceTimersByTime(600_000);
  expect(isOver()).toBe(false);
  response.emit('close');
  jest.advanceTimersByTime(59_999);
  expect(isOver()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
});

test('a session that ended leaves no timer behind', () => {
  const { session, attach, send } = newSession();
  attach(false);
  send('a');
  session.end();
  expect(jest.getTimerCount()).toBe(0);
});
