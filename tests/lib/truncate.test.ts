import { truncate } from '../../src/lib/truncate';

test.each([
  ['hornet', 4, 'horn'],
  ['hornet', 10, 'hornet'],
  ['ab🐝', 3, 'ab'],
  ['ab🐝', 4, 'ab🐝'],
  ['', 3, ''],
])('%s cut at %i is %s', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});
