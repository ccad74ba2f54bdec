import { createDeadline } from '../../src/lib/createDeadline';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const missed = jest.fn();
  return { missed, deadline: createDeadline(missed) };
}

test('setting a deadline again may bring it forward, but never postpones it', () => {
  const { missed, deadline } = start();
  deadline.setWithin(8000);
  for (let waited = 0; waited < 900; waited += 300) {
    deadline.setWithin(1000);
    jest.advanceTimersByTime(300);
  }
  expect(missed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(missed).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('after a deadline is lifted or missed, the next one counts from its own start', () => {
  const { missed, deadline } = start();
  deadline.setWithin(1000);
  deadline.cancel();
  expect(jest.getTimerCount()).toBe(0);
  deadline.setWithin(2000);
  jest.advanceTimersByTime(1999);
  expect(missed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  deadline.setWithin(500);
  jest.advanceTimersByTime(500);
  expect(missed).toHaveBeenCalledTimes(2);
});
