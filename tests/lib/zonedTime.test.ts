import { addDays, dayIn, instantIn, isOver } from '../../src/lib/zonedTime';

const TULSA = 'America/Chicago';

test('a day begins and ends at midnight of its time zone, in summer and in winter', () => {
  expect(dayIn(TULSA, Date.parse('2026-01-11T05:59:59.999Z'))).toBe('2026-01-10');
  expect(dayIn(TULSA, Date.parse('2026-01-11T06:00:00Z'))).toBe('2026-01-11');
  expect(dayIn(TULSA, Date.parse('2025-09-11T04:59:59.999Z'))).toBe('2025-09-10');
  expect(dayIn(TULSA, Date.parse('2025-09-11T05:00:00Z'))).toBe('2025-09-11');
});

test.each([
  ['in winter', TULSA, '2026-01-12', '15:40', '2026-01-12T15:40:00-06:00'],
  ['in summer', TULSA, '2026-07-15', '15:40', '2026-07-15T15:40:00-05:00'],
  ['before the clocks go forward', TULSA, '2026-03-08', '01:59', '2026-03-08T01:59:00-06:00'],
  ['after the clocks went forward', TULSA, '2026-03-08', '03:00', '2026-03-08T03:00:00-05:00'],
  ['a time that is left out', TULSA, '2026-03-08', '02:30', '2026-03-08T03:30:00-05:00'],
  ['a time that is shown twice', TULSA, '2026-11-01', '01:30', '2026-11-01T01:30:00-05:00'],
  ['after the clocks went back', TULSA, '2026-11-01', '02:00', '2026-11-01T02:00:00-06:00'],
  ['at midnight', TULSA, '2026-11-02', '00:00', '2026-11-02T00:00:00-06:00'],
  ['a day ahead', 'Pacific/Kiritimati', '2026-01-12', '00:30', '2026-01-12T00:30:00+14:00'],
] as const)('a local time leads to a moment: %s', (_, timeZone, day, time, moment) => {
  expect(new Date(instantIn(timeZone, day, time))).toEqual(new Date(moment));
});

test.each([
  [TULSA, '2026-01-11T06:00:00Z'],
  [TULSA, '2025-09-11T05:00:00Z'],
  // The time zones that are furthest ahead and furthest behind.
  ['Pacific/Kiritimati', '2026-01-10T10:00:00Z'],
  ['Etc/GMT+12', '2026-01-11T12:00:00Z'],
] as const)('a day in %s is over at %s, and not a millisecond earlier', (timeZone, end) => {
  const moment = Date.parse(end);
  const day = dayIn(timeZone, moment - 1);
  expect(isOver(day, timeZone, moment - 1)).toBe(false);
  expect(isOver(day, timeZone, moment)).toBe(true);
  expect(isOver(day, timeZone, moment - 30 * 86_400_000)).toBe(false);
  expect(isOver(day, timeZone, moment + 30 * 86_400_000)).toBe(true);
});

describe('the browser, whose date formats are slow to create,', () => {
  let format: jest.SpyInstance<Intl.DateTimeFormat>;
  beforeEach(() => {
    format = jest.spyOn(Intl, 'DateTimeFormat');
  });

  test('is not asked for a date long before or long after a day', () => {
    isOver('2026-01-10', 'Asia/Tokyo', Date.parse('2026-01-08T12:00:00Z'));
    isOver('2026-01-10', 'Asia/Tokyo', Date.parse('2026-01-12T12:00:00Z'));
    expect(format).not.toHaveBeenCalled();
  });

  test('creates one format per time zone', () => {
    isOver('2026-01-10', 'Asia/Seoul', Date.parse('2026-01-10T12:00:00Z'));
    isOver('2026-01-10', 'Asia/Seoul', Date.parse('2026-01-10T13:00:00Z'));
    expect(format).toHaveBeenCalledTimes(1);
  });
});

test('days are counted across months, years and daylight saving changes', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
