import { memoize } from '../../src/lib/memoize';

test('a text that was seen before is not processed again', () => {
  const make = jest.fn((text: string) => ({ text }));
  const memoized = memoize(2, make);
  expect(memoized('a')).toBe(memoized('a'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('the least recently used result is dropped first', () => {
  const make = jest.fn((text: string) => ({ text }));
  const memoized = memoize(2, make);
  const first = memoized('a');
  memoized('b');
  memoized('a');
  memoized('c');
  expect(memoized('a')).toBe(first);
  memoized('b');
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
