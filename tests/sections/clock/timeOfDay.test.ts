/** @jest-environment ./tests/tulsaEnvironment.ts */
import { lastWholeSecond, timeOfDay } from '../../../src/sections/clock/timeOfDay';

const noon = new Date('2026-11-21T12:00:00').getTime();

test('a moment is shown as the second in which it lies', () => {
  expect(timeOfDay(noon)).toBe('12:00:00');
  expect(timeOfDay(noon + 999)).toBe('12:00:00');
  expect(timeOfDay(noon - 1)).toBe('11:59:59');
  expect(timeOfDay(new Date('2026-07-01T09:05:07').getTime())).toBe('09:05:07');
  expect(timeOfDay(new Date('2026-07-01T00:00:00').getTime())).toBe('00:00:00');
});

test.each([0, 3, 496, 500, 996])(
  'a clock whose seconds begin %d ms late shows each second once and never early, however late its ticks come',
  (start) => {
    const target = noon + 10_000 + start;
    const ticks = Array.from(
      { length: 20 },
      (_, second) => noon + start + second * 1000 + ((second * 7) % 40),
    );
    const shown = ticks.map((now) => timeOfDay(lastWholeSecond(now, target)));
    expect(new Set(shown).size).toBe(20);
    expect(shown[0]).toBe('12:00:00');
    expect(shown[10]).toBe(timeOfDay(target));
    for (const [tick, now] of ticks.entries())
      expect([timeOfDay(now), timeOfDay(now - 1000)]).toContain(shown[tick]);
  },
);
