import { color } from './color';

function drawStripes(): string {
  const places = [
    [0, 34],
    [40, 60],
    [66, 79],
    [85, 92],
    [97, 100],
  ] as const;
  // On slanted stripes a hard edge would look jagged, so each edge is a pixel wide.
  const stops = places.flatMap(([from, to]) => [
    `transparent calc(${from}% - 0.5px)`,
    `${color.signal} calc(${from}% + 0.5px)`,
    `${color.signal} calc(${to}% - 0.5px)`,
    `transparent calc(${to}% + 0.5px)`,
  ]);
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

/** Repeating drawings, as backgrounds. */
export const pattern = {
  /** The hornet's stripes, narrower toward the tail, for a box 16 times as wide as tall. */
  stripes: drawStripes(),
};
