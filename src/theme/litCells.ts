import { honeycomb } from './honeycomb';

/**
 * The column and row of cells, counted from the side where the comb shows in full. That side cuts column 0,
 * and even columns lie half a cell lower than odd ones.
 */
export type Cells = readonly (readonly [column: number, row: number])[];

export type LitPattern = 'spread' | 'trail' | 'nest' | 'aside' | 'everywhere' | 'nowhere';

/** The cells that are lit in windows of any width, in wide ones too, and in full ones: there also in the gutter. */
type ByWindow = Readonly<Partial<Record<'always' | 'wide' | 'full' | 'gutter', Cells>>>;

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
    ],
    gutter: [
      [0, 4],
      [0, 7],
    ],
  },
  trail: {
    always: [[0, -1]],
    wide: [[4, -1]],
    full: [
      [1, 0],
      [7, 0],
    ],
    gutter: [[0, 2]],
  },
  nest: {
    always: [
      [0, -1],
      [2, -1],
    ],
    wide: [
      [1, 0],
      [5, 0],
    ],
    full: [[0, 0]],
    gutter: [[0, 3]],
  },
  /** For a part whose words begin close to its top. */
  aside: {
    gutter: [
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
  /** For a part whose words have less room around them than those of a section. */
  nowhere: {},
};

/** Where the column before the first whole one begins, px: drawn from there, the left side mirrors the right. */
export const cutColumn = (honeycomb.width * 2) / 3;

/** Returns the SVG path of cells. */
export function pathOfCells(cells: Cells, isFromRight: boolean): string {
  return cells
    .map(([column, row]) => honeycomb.cell(isFromRight ? -column - 1 : column + 1, row))
    .join('');
}
