import { css } from 'styled-components';
import { color } from './color';
import { motion } from './motion';
import { slant } from './shape';

/** The hornet's stripes, narrower toward the tail: the background of a box 16 times as wide as tall. */
export const stripes = drawStripes();

/** The hornet's stripes next to a title, for its `::before` or `::after`, which sets their size. */
export const titleStripes = css`
  content: '';
  display: block;
  background: ${stripes};
  transform: ${slant};
  transform-origin: 0 100%;
  ${motion.unroll}
`;

/** The same next to the heading of a section or an article: as long in every size of heading. */
export const sectionStripes = css`
  ${titleStripes}
  width: clamp(6rem, 4.6rem + 6.5vw, 10.2rem);
  aspect-ratio: 16;
`;

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
