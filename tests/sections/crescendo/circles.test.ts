import { circleLead, circleStarts, circles } from '../../../src/sections/crescendo/circles';

test('a new circle begins every 500 ms, four at most, and each lasts 8 s', () => {
  expect(circles).toEqual({ most: 4, every: 500, lasts: 8000, opacity: 0.7 });
});

test('four endless rounds begin circles exactly when a 500 ms timer limited to four would', () => {
  const clock: number[] = [];
  for (let now = 0; now < 40_000; now += 500) {
    const alive = clock.filter((start) => now < start + 8000);
    if (alive.length < 4) clock.push(now);
  }
  const rounds = Array.from({ length: 5 }, (_, round) =>
    circleStarts.map((start) => round * circles.lasts + start),
  );
  expect(rounds.flat()).toEqual(clock);
});

test('the page opens within a round, with all four on their way', () => {
  expect(circleLead).toBeGreaterThan(Math.max(...circleStarts));
  expect(circleLead).toBeLessThan(circles.lasts);
});
