import { LOAD_AGAIN_MS, lazyReadable } from '../../src/news/lazyReadable';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Lets every promise that is settled tell so. */
const settle = () => advanceTime(0);

test('nothing is loaded before the first reader, and only once for any number of readers', async () => {
  const load = jest.fn(async () => 'value');
  const readable = lazyReadable(load);
  expect(load).not.toHaveBeenCalled();
  const listener = jest.fn();
  readable.subscribe(listener);
  readable.subscribe(jest.fn());
  expect(readable.current()).toBeUndefined();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readable.current()).toBe('value');
  expect(readable.onServer()).toBeUndefined();
});

test('the next reader retries a failed load', async () => {
  const load = jest.fn(async () => 'value').mockRejectedValueOnce(new Error('gone'));
  const readable = lazyReadable(load);
  readable.subscribe(jest.fn());
  await settle();
  expect(readable.current()).toBeUndefined();
  readable.subscribe(jest.fn());
  await settle();
  expect(readable.current()).toBe('value');
});

test('a failed load is retried for a reader who stays', async () => {
  const gone = new Error('gone');
  const load = jest
    .fn(async () => 'value')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  const readable = lazyReadable(load);
  const listener = jest.fn();
  readable.subscribe(listener);
  await advanceTime(LOAD_AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(2);
  await advanceTime(LOAD_AGAIN_MS);
  expect(readable.current()).toBe('value');
  expect(listener).toHaveBeenCalledTimes(1);
  await advanceTime(LOAD_AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed load is not retried when no reader stays', async () => {
  const load = jest.fn(async () => 'value').mockRejectedValue(new Error('gone'));
  const readable = lazyReadable(load);
  const leave = readable.subscribe(jest.fn());
  await settle();
  leave();
  readable.subscribe(jest.fn())();
  await advanceTime(LOAD_AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a reader who has left is not notified', async () => {
  const readable = lazyReadable(async () => 'value');
  const listener = jest.fn();
  readable.subscribe(listener)();
  await settle();
  expect(listener).not.toHaveBeenCalled();
});
