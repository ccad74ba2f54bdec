import { toUtcTimestamp } from '../../../src/pipeline/news/articleFile';

test.each([
  ['2026-01-10T09:00-06:00', '2026-01-10T15:00:00.000Z'],
  ['2026-01-10 09:00:30 -06:00', '2026-01-10T15:00:30.000Z'],
  ['2026-01-10t15:00:00Z', '2026-01-10T15:00:00.000Z'],
  ['2026-01-10T15:00:00.1200Z', '2026-01-10T15:00:00.120Z'],
  ['2026-01-10T15:00:00.1234567894Z', '2026-01-10T15:00:00.123456789Z'],
])('the time %s is %s', (written, time) => {
  expect(toUtcTimestamp(written)).toBe(time);
});

test('decimals beyond as many as are wanted are cut off', () => {
  expect(toUtcTimestamp('2026-01-10T15:00:00.123456789Z', 6)).toBe('2026-01-10T15:00:00.123456Z');
  expect(toUtcTimestamp('2026-01-10T15:00:00.1Z', 6)).toBe('2026-01-10T15:00:00.100Z');
});

test.each([
  '2026-01-10T09:0000-06:00',
  '2026-01-10T09:001Z',
  '2026-01-10T09:00:001Z',
  '2026-01-10T09:300Z',
  '2026-01-10T09:00.5Z',
  '2026-01-10T09:00:00.Z',
  '2026-01-10T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-01-10T25:00:00Z',
  undefined,
])('%s is not a time', (written) => {
  expect(toUtcTimestamp(written)).toBeUndefined();
});
