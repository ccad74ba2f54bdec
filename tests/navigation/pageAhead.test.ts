import {
  KEEP_AHEAD_MS,
  discardAhead,
  pageAhead,
  renderAhead,
} from '../../src/navigation/pageAhead';

const listener = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  listener.mockReset();
  stop = pageAhead.subscribe(listener);
});
afterEach(() => {
  stop();
  discardAhead();
  jest.useRealTimers();
});

test('a page is rendered once, however often it is requested', () => {
  renderAhead('/about');
  const first = pageAhead.current();
  renderAhead('/about');
  expect(pageAhead.current()).toBe(first);
  expect(first?.path).toBe('/about');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('each rendering has a key of its own', () => {
  renderAhead('/about');
  const first = pageAhead.current();
  renderAhead('/news');
  renderAhead('/about');
  expect(pageAhead.current()?.key).not.toBe(first?.key);
});

test('a page that is not opened is discarded some time after it was last requested', () => {
  renderAhead('/about');
  jest.advanceTimersByTime(KEEP_AHEAD_MS - 1);
  renderAhead('/about');
  jest.advanceTimersByTime(KEEP_AHEAD_MS - 1);
  expect(pageAhead.current()?.path).toBe('/about');
  jest.advanceTimersByTime(1);
  expect(pageAhead.current()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('discarding clears the timer, and notifies nobody twice', () => {
  renderAhead('/about');
  discardAhead();
  discardAhead();
  expect(jest.getTimerCount()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a listener that has unsubscribed hears nothing', () => {
  stop();
  renderAhead('/about');
  expect(listener).not.toHaveBeenCalled();
});
