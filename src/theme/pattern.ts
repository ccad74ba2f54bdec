import { css } from 'styled-components';
import { color, dark, light, withOpacity } from './color';
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

/** The side of a cell, px. Two cells make a tile 3 sides wide and √3 sides high. */
const side = 44;
const height = side * Math.sqrt(3);
const at = (x: number, y: number) => `${round(x * side)} ${round(y * height)}`;

/** The honeycomb of the team's pictures, tips left and right: one tile of outlines, and a cell's path. */
export const honeycomb = {
  width: 3 * side,
  height: round(height),
  outline: [
    `M${at(0.5, 0)}H${1.5 * side}L${at(2, 0.5)}L${at(1.5, 1)}H${0.5 * side}L${at(0, 0.5)}L${at(0.5, 0)}`,
    `M${at(2, 0.5)}H${3 * side}`,
  ].join(''),
  /** Returns the path of a cell. The first one touches 0; odd columns lie half a cell lower. */
  cell(column: number, row: number): string {
    const x = column * 1.5;
    const y = row + (column & 1) / 2;
    return `M${at(x + 0.5, y)}h${side}L${at(x + 2, y + 0.5)}L${at(x + 1.5, y + 1)}h${-side}L${at(x, y + 0.5)}Z`;
  },
};

/** Masks: where the honeycomb shows in full, and how it fades toward the words. */
export const fade = {
  fromRight: 'linear-gradient(270deg, black 10%, transparent 85%)',
  fromLeft: 'linear-gradient(90deg, black 10%, transparent 85%)',
  fromFoot: 'linear-gradient(0deg, black 10%, transparent 90%)',
  /** Where words stand right of a part that has none. */
  toWords: 'linear-gradient(90deg, black 70%, transparent)',
  /** At the top and bottom, where the part with the comb asks for it: see components/Honeycomb.tsx. */
  ends: 'linear-gradient(var(--comb-top, black), black 12rem, black calc(100% - 12rem), var(--comb-foot, black))',
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The column and row of cells, counted from the side where the comb shows in full. That side cuts column 0,
 * and even columns lie half a cell lower than odd ones.
 */
export type Cells = readonly (readonly [column: number, row: number])[];

export type LitPattern = 'spread' | 'aside' | 'everywhere';

/** The cells that are lit in windows of any width, in wide ones too, and in full ones. */
type ByWindow = Readonly<Partial<Record<'always' | 'wide' | 'full', Cells>>>;

/**
 * Which cells of a comb are lit. Those of a part with words do not lie behind any: they hang from its top into
 * its padding, or lie in its gutter. That has room for row -1 of even columns, which the top cuts; from `wide`
 * for row 0 of odd ones, if it is padded like a section; and from `full` for column 0.
 */
export const litCells: Readonly<Record<LitPattern, ByWindow>> = {
  spread: {
    always: [[2, -1]],
    wide: [[6, -1]],
    full: [
      [1, 0],
      [5, 0],
      [0, 4],
      [0, 7],
    ],
  },
  /** For a part whose words begin close to its top. */
  aside: {
    full: [
      [0, 2],
      [0, 6],
    ],
  },
  /** For a part without words. */
  everywhere: {
    always: [
      [0, 1],
      [1, 0],
      [1, 3],
      [2, 2],
      [4, 0],
      [5, 3],
      [7, 1],
    ],
  },
};

/** Where the column before the first whole one begins, px: drawn from there, the left side mirrors the right. */
export const cutColumn = (honeycomb.width * 2) / 3;

/** Returns the SVG path of cells. */
export function pathOfCells(cells: Cells, isFromRight: boolean): string {
  return cells
    .map(([column, row]) => honeycomb.cell(isFromRight ? -column - 1 : column + 1, row))
    .join('');
}

const veil = (share: number) => withOpacity(light.night, share);

/**
 * Shadows in the pictures' own charcoal, for pictures on a night surface, dense enough where words stand
 * on them.
 */
export const scrim = {
  /** Words on the left. */
  side: `linear-gradient(90deg, ${veil(92)} 0%, ${veil(84)} 36%, ${veil(0)} 70%)`,
  /** Words along the bottom, from side to side. */
  foot: `linear-gradient(0deg, ${color.paper} 32%, ${veil(80)} 42%, ${veil(0)} 74%)`,
  /** No words: the picture only blends into the page. */
  edge: `linear-gradient(0deg, ${color.paper} 0%, ${veil(0)} 36%)`,
};

/** The beam of a lamp above a box of any size, and its pool on the floor. */
export const spotlight = [
  `radial-gradient(46% 12% at 50% 84%, ${withOpacity(light.signal, 60)}, transparent)`,
  `conic-gradient(from 0.5turn at 50% 0, ${withOpacity(dark.accent, 50)}, transparent 0.09turn 0.91turn, ${withOpacity(dark.accent, 50)})`,
].join(', ');
