import { memoize } from '../../src/lib/memoize';

test('a text that was seen before is not processed again', () => {
  const make = jest.fn((text: string) => ({ text }));
  const made = memoize(2, make);
  expect(made('a')).toBe(made('a'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('the least recently used result is dropped first', () => {
  const make = jest.fn((text: string) => ({ text }));
  const made = memoize(2, make);
  const first = made('a');
  made('b');
  made('a');
  made('c');
  expect(made('a')).toBe(first);
  made('b');
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

test('known() returns a kept result, and does not compute a missing one', () => {
  const make = jest.fn((text: string) => ({ text }));
  const made = memoize(1, make);
  const first = made('a');
  expect(made.known('a')).toBe(first);
  made('b');
  expect(made.known('a')).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(2);
});
