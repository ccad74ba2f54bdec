import {
  spokenDay,
  spokenDays,
  spokenHours,
  spokenList,
  spokenNumber,
  spokenPeriod,
  spokenWeek,
} from '../../content/spoken';
import { spokenDate } from '../../content/spoken';
import type { MeetingSeason } from '../../content/types/schedule';

test.each([
  [[], ''],
  [['tools'], 'tools'],
  [['tools', 'safety'], 'tools and safety'],
  [['tools', 'safety', 'CAD'], 'tools, safety and CAD'],
])('a list %j is said as "%s"', (words, expected) => {
  expect(spokenList(words)).toBe(expected);
});

test.each([
  [2, 'two'],
  [9, 'nine'],
  [10, '10'],
])('the number %s is said as "%s"', (count, expected) => {
  expect(spokenNumber(count)).toBe(expected);
});

test('a day is said with its weekday and an ordinal, as people say it', () => {
  expect(spokenDay('2025-09-10')).toBe('Wednesday, September 10th');
});

test.each([
  ['2026-01-01', 'January 1st'],
  ['2026-01-02', 'January 2nd'],
  ['2026-01-03', 'January 3rd'],
  ['2026-01-04', 'January 4th'],
  ['2026-01-11', 'January 11th'],
  ['2026-01-12', 'January 12th'],
  ['2026-01-13', 'January 13th'],
  ['2026-02-21', 'February 21st'],
  ['2026-12-22', 'December 22nd'],
  ['2026-12-23', 'December 23rd'],
] as const)('the day %s is said as "%s"', (day, expected) => {
  expect(spokenDate(day)).toBe(expected);
});

test.each([
  ['15:40', '18:00', '3:40PM-6:00PM'],
  ['12:00', '16:30', '12:00PM-4:30PM'],
  ['00:05', '11:59', '12:05AM-11:59AM'],
] as const)('%s to %s is said as "%s"', (starts, ends, expected) => {
  expect(spokenHours({ starts, ends })).toBe(expected);
});

test('weekly days are said in the plural', () => {
  expect(spokenDays(['Monday', 'Wednesday'])).toBe('Mondays and Wednesdays');
});

test('the meetings of a week are counted, whatever their days', () => {
  const evening = { starts: '15:40', ends: '18:00' } as const;
  const saturday = { days: ['Saturday' as const], ...evening };
  const school = { days: ['Monday' as const, 'Wednesday' as const], ...evening };
  expect(spokenWeek({ meetings: [school, saturday] })).toBe('three meetings a week');
  expect(spokenWeek({ meetings: [saturday] })).toBe('one meeting a week');
});

test.each([
  ['2026-01-10', '2026-02-21', 'January 10th to February 21st, 2026'],
  ['2025-12-01', '2026-02-21', 'December 1st, 2025 to February 21st, 2026'],
  ['2025-09-10', undefined, 'From September 10th, 2025, last day not announced yet'],
  [undefined, undefined, 'Dates not announced yet'],
] as const)('a season from %s to %s says so', (firstDay, lastDay, expected) => {
  const season: MeetingSeason = { name: 'A season', firstDay, lastDay, meetings: [] };
  expect(spokenPeriod(season)).toBe(expected);
});

test('a missing last day is not mentioned when another season follows', () => {
  const season: MeetingSeason = { name: 'Fall', firstDay: '2025-09-10', meetings: [] };
  expect(spokenPeriod(season, true)).toBe('From September 10th, 2025');
});
