import { newsSeason } from '../../src/news/newsSeason';

const zone = 'America/Chicago';

test('a season begins on August 1 of the year before its game, at midnight in Tulsa', () => {
  expect(newsSeason(Date.parse('2025-07-31T23:59:59-05:00'), zone)).toBe(2025);
  expect(newsSeason(Date.parse('2025-08-01T00:00:00-05:00'), zone)).toBe(2026);
  expect(newsSeason(Date.parse('2025-12-31T23:59:59-06:00'), zone)).toBe(2026);
  expect(newsSeason(Date.parse('2026-01-01T00:00:00-06:00'), zone)).toBe(2026);
});

test('dates of any year have a season', () => {
  expect(newsSeason(Date.parse('0001-03-01T00:00:00Z'), zone)).toBe(1);
  expect(newsSeason(Date.parse('9999-10-01T00:00:00Z'), zone)).toBe(10_000);
});
