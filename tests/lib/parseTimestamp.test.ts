import { parseTimestamp } from '../../src/lib/parseTimestamp';

test.each([
  ['2026-01-10T15:00:00Z', '2026-01-10T15:00:00', ''],
  ['2026-01-10T09:00:00.50-06:00', '2026-01-10T15:00:00', '5'],
  ['2026-12-31 23:30 -0100', '2027-01-01T00:30:00', ''],
  ['2026-01-10T15:00:00.1234567894Z', '2026-01-10T15:00:00', '123456789'],
  ['0001-01-01T00:00:00.000000Z', '0001-01-01T00:00:00', ''],
])('the time %s is %s UTC and the decimals “%s”', (written, second, decimals) => {
  expect(parseTimestamp(written)).toEqual({ second, decimals });
});

test.each([
  '2026-01-10',
  '2026-01-10T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-01-10T25:00:00Z',
  'at 2026-01-10T09:00:00Z',
  '2026-01-10T09:00:00Z or so',
  '',
  undefined,
  1768035600000,
])('%j is not a time', (written) => {
  expect(parseTimestamp(written)).toBeUndefined();
});
