import { loadOnce, memoize } from '../../src/lib/memoize';

test('a text that was seen before is not processed again', () => {
  const make = jest.fn((text: string) => ({ text }));
  const memoized = memoize(2, make);
  expect(memoized('a')).toBe(memoized('a'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('what is loaded is asked for once, and again only after it has failed', async () => {
  const load = jest.fn(async (key: string) => key);
  const loaded = loadOnce(load.mockRejectedValueOnce(new Error('offline')));
  await expect(loaded('a')).rejects.toThrow('offline');
  expect(await Promise.all([loaded('a'), loaded('a'), loaded('b')])).toEqual(['a', 'a', 'b']);
  expect(load.mock.calls.flat()).toEqual(['a', 'a', 'b']);
});
