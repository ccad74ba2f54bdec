import { timeLeft } from '../../src/lib/timeLeft';

// January 4, 2025 12:00 EST.
const kickoff = Date.UTC(2025, 0, 4, 17);
const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0 };

test.each([
  ['a day, an hour, a minute and a second', 90_061_000, [1, 1, 1, 1]],
  ['a second less than a day', 86_399_000, [0, 23, 59, 59]],
  ['exactly a day', 86_400_000, [1, 0, 0, 0]],
  ['a second and almost another', 1999, [0, 0, 0, 1]],
  ['less than a second', 999, [0, 0, 0, 0]],
  ['400 days', 400 * 86_400_000, [400, 0, 0, 0]],
])('with %s left', (_words, left, [days, hours, minutes, seconds]) => {
  expect(timeLeft(kickoff - left, kickoff)).toEqual({ days, hours, minutes, seconds });
});

test('no time is left at kickoff or after it', () => {
  expect(timeLeft(kickoff, kickoff)).toEqual(nothing);
  expect(timeLeft(kickoff + 1, kickoff)).toEqual(nothing);
  expect(timeLeft(Date.UTC(2026, 10, 21), kickoff)).toEqual(nothing);
});

test('daylight saving time makes no difference', () => {
  const before = Date.UTC(2024, 10, 2, 17);
  expect(timeLeft(before, kickoff)).toEqual({ ...nothing, days: 63 });
});
