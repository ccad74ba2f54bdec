import { css } from 'styled-components';
import { color, shape } from '../../theme/read';

/** The side of the square in which the ring is drawn. */
export const SIDE = 240;

/** How many cells each of its two rows has. */
export const CELLS = 60;

const CENTER = SIDE / 2;
const STEP = (2 * Math.PI) / CELLS;

/** The radii of the two rows. The cells of the inner row lie in the gaps of the outer row. */
const OUTER = 111;
const INNER = 102;

/** From a cell's center to its corners: a hexagon is √3 times that wide, with a gap to the next one. */
const OUTER_CELL = (OUTER * STEP * 0.86) / Math.sqrt(3);
const INNER_CELL = (INNER * STEP * 0.8) / Math.sqrt(3);

/** The number of each cell, clockwise from the top. */
export const places = Array.from({ length: CELLS }, (_, place) => place);

export const comb = places
  .map((place) => hexagon(place + 0.5, OUTER, OUTER_CELL) + hexagon(place, INNER, INNER_CELL))
  .join('');

/**
 * A cell of the outer row at the dial's center, with a tip to the right: the size of its box in % of the
 * dial's, and how far to the right the row lies, in % of the box's width.
 */
const cellBox = {
  width: round((2 * OUTER_CELL * 100) / SIDE, 3),
  height: round((Math.sqrt(3) * OUTER_CELL * 100) / SIDE, 3),
  distance: round((OUTER * 100) / (2 * OUTER_CELL), 3),
};

/** A lit cell of the dial's ring; `--place` is its number, clockwise from the top. */
export const ringCell = css`
  position: absolute;
  top: calc(50% - ${cellBox.height / 2}%);
  left: calc(50% - ${cellBox.width / 2}%);
  width: ${cellBox.width}%;
  height: ${cellBox.height}%;
  clip-path: ${shape('hexagon')};
  transform: rotate(calc(var(--place) * 6deg - 87deg)) translateX(${cellBox.distance}%);
  background: ${color('signal')};
  forced-color-adjust: none;
`;

/** Draws a hexagon with one tip pointing outward, `steps` steps around the dial. */
function hexagon(steps: number, distance: number, radius: number): string {
  const angle = steps * STEP - Math.PI / 2;
  const x = CENTER + distance * Math.cos(angle);
  const y = CENTER + distance * Math.sin(angle);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const towards = angle + (corner * Math.PI) / 3;
    return `${round(x + radius * Math.cos(towards), 1)} ${round(y + radius * Math.sin(towards), 1)}`;
  });
  return `M${corners.join('L')}Z`;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
