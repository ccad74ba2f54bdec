import { LOAD_AGAIN_MS, lazyStore } from '../../src/lib/externalStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** Lets every promise that is settled tell so. */
const settle = () => advanceTime(0);

test('nothing is loaded before the first reader, and only once for any number of readers', async () => {
  const load = jest.fn(async () => 'value');
  const store = lazyStore(load);
  expect(load).not.toHaveBeenCalled();
  const listener = jest.fn();
  store.subscribe(listener);
  store.subscribe(jest.fn());
  expect(store.current()).toBeUndefined();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.current()).toBe('value');
  expect(store.onServer()).toBeUndefined();
});

test('the next reader retries a failed load', async () => {
  const load = jest.fn(async () => 'value').mockRejectedValueOnce(new Error('gone'));
  const store = lazyStore(load);
  store.subscribe(jest.fn());
  await settle();
  expect(store.current()).toBeUndefined();
  store.subscribe(jest.fn());
  await settle();
  expect(store.current()).toBe('value');
});

test('a failed load is retried for a reader who stays', async () => {
  const gone = new Error('gone');
  const load = jest
    .fn(async () => 'value')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  const store = lazyStore(load);
  const listener = jest.fn();
  store.subscribe(listener);
  await advanceTime(LOAD_AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(2);
  await advanceTime(LOAD_AGAIN_MS);
  expect(store.current()).toBe('value');
  expect(listener).toHaveBeenCalledTimes(1);
  await advanceTime(LOAD_AGAIN_MS);
  expect(load).toHaveBeenCalledTimes(3);
});
