import { isoDateTime, longDateTime } from '../../src/lib/dates';

const tulsa = 'America/Chicago';

test.each([
  ['in winter', Date.UTC(2026, 0, 10, 17, 5), 'January 10, 2026, 11:05 AM'],
  ['in summer', Date.UTC(2026, 6, 4, 17, 5), 'July 4, 2026, 12:05 PM'],
  ['at midnight', Date.UTC(2025, 8, 10, 5, 0), 'September 10, 2025, 12:00 AM'],
  [
    'in the evening, when it is tomorrow in London',
    Date.UTC(2025, 8, 11, 1, 9),
    'September 10, 2025, 08:09 PM',
  ],
])('a date and time %s is shown in Tulsa time', (_, moment, expected) => {
  expect(longDateTime(moment, tulsa)).toBe(expected);
});

test('the machine-readable form is in UTC', () => {
  expect(isoDateTime(Date.UTC(2026, 0, 10, 17, 5))).toBe('2026-01-10T17:05:00.000Z');
});
