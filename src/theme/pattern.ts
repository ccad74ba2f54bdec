import { color } from './color';

/** The hornet's stripes, narrower toward the tail: a background for a box 16 times as wide as tall. */
export const stripes = (() => {
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
})();

/** Masks: where a pattern shows in full, and how it fades toward the words. */
export const fade = {
  fromRight: 'linear-gradient(270deg, black 10%, transparent 85%)',
  fromLeft: 'linear-gradient(90deg, black 10%, transparent 85%)',
  fromFoot: 'linear-gradient(0deg, black 10%, transparent 90%)',
  /** At the top and bottom, where the part with the pattern asks for it: see Honeycomb. */
  ends: 'linear-gradient(var(--comb-top, black), black 12rem, black calc(100% - 12rem), var(--comb-foot, black))',
};
