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

test('a deadline that is restarted counts from then, and ends when missed, cancelled or restarted', async () => {
  const { missed, deadline } = start();
  const ended: string[] = [];
  const restart = (name: string) => void deadline.restart(1000).then(() => ended.push(name));
  restart('first');
  await jest.advanceTimersByTimeAsync(999);
  restart('second');
  await jest.advanceTimersByTimeAsync(999);
  expect(ended).toEqual(['first']);
  expect(missed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['first', 'second']);
  expect(missed).toHaveBeenCalledTimes(1);
  restart('third');
  deadline.cancel();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['first', 'second', 'third']);
  expect(jest.getTimerCount()).toBe(0);
});
