/** @jest-environment ./tests/tulsaEnvironment.ts */
import { lastWholeSecond, timeOfDay } from '../../../src/sections/clock/timeOfDay';

const noon = new Date('2026-11-21T12:00:00').getTime();

test('a moment is shown to the nearest second', () => {
  expect(timeOfDay(noon)).toBe('12:00:00');
  expect(timeOfDay(noon + 499)).toBe('12:00:00');
  expect(timeOfDay(noon + 500)).toBe('12:00:01');
});

test.each([0, 3, 496, 500, 996])(
  'a clock whose seconds begin %d ms late shows each second once, however late its ticks come',
  (start) => {
    const target = noon + 10_000 + start;
    const shown = Array.from({ length: 20 }, (_, second) => {
      const late = (second * 7) % 40;
      return timeOfDay(lastWholeSecond(noon + start + second * 1000 + late, target));
    });
    expect(new Set(shown).size).toBe(20);
    expect(shown[10]).toBe(timeOfDay(target));
  },
);
