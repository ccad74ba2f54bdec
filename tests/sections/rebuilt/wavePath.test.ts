import { wavePath } from '../../../src/sections/rebuilt/wavePath';

const wave = { amplitude: 40, wavelength: 500, begins: 'down' as const };

/** Returns points of the edge, relative to its middle line, at every 1/32 of each half wave. */
function heights(path: string): { x: number; y: number }[] {
  const [, leadX, height, restX, , half] = /c(\S+) (\S+) (\S+) (\S+) (\S+) 0/
    .exec(path)!
    .map(Number);
  const halves = 1 + path.match(/s/g)!.length;
  return Array.from({ length: halves }, (_, place) =>
    Array.from({ length: 33 }, (_, step) => {
      const t = step / 32;
      const [a, b] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2];
      const x = place * half! + a * leadX! + b * restX! + t ** 3 * half!;
      return { x, y: (a + b) * height! * (place % 2 === 0 ? 1 : -1) };
    }),
  ).flat();
}

test('the edge is a sine of amplitude 40 and wavelength 500, to half a pixel', () => {
  for (const { x, y } of heights(wavePath({ ...wave, width: 2000 }))) {
    expect(Math.abs(y - 40 * Math.sin((2 * Math.PI * x) / 500))).toBeLessThan(0.5);
  }
});

test('the crest and the trough are 80 apart, and the width is rounded up to whole waves', () => {
  const points = heights(wavePath({ ...wave, width: 1600 }));
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(40, 1);
  expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-40, 1);
  expect(points.at(-1)?.x).toBe(2000);
});

test('the edge begins on its middle line, up or down, with the filled area above it', () => {
  const down = wavePath({ ...wave, width: 500 });
  const up = wavePath({ ...wave, width: 500, begins: 'up' });
  expect(down).toMatch(/^M0 0V40c.*V0Z$/);
  expect(heights(down)[1]!.y).toBeGreaterThan(0);
  expect(heights(up)[1]!.y).toBeLessThan(0);
});
