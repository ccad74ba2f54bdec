/** The comb that forms the ring of the dial, drawn in a square of 240 by 240. */
export const SIDE = 240;
export const CELLS = 60;

const CENTER = SIDE / 2;
const STEP = (2 * Math.PI) / CELLS;

/** The radii of the two rows. The cells of the inner row lie in the gaps of the outer row. */
const OUTER = 111;
const INNER = 102;

/** From a cell's center to its corners: a hexagon is √3 times that wide, with a gap to the next one. */
const OUTER_CELL = (OUTER * STEP * 0.86) / Math.sqrt(3);
const INNER_CELL = (INNER * STEP * 0.8) / Math.sqrt(3);

/** The path of each cell of the outer row, clockwise from the top. */
export const outerCells = places().map((place) => hexagon(place + 0.5, OUTER, OUTER_CELL));

/** All cells of the inner row as one path. */
export const innerCells = places()
  .map((place) => hexagon(place, INNER, INNER_CELL))
  .join('');

/** Draws a hexagon with one tip pointing outward, `steps` steps around the dial. */
function hexagon(steps: number, distance: number, radius: number): string {
  const angle = steps * STEP - Math.PI / 2;
  const x = CENTER + distance * Math.cos(angle);
  const y = CENTER + distance * Math.sin(angle);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const towards = angle + (corner * Math.PI) / 3;
    return `${round(x + radius * Math.cos(towards))} ${round(y + radius * Math.sin(towards))}`;
  });
  return `M${corners.join('L')}Z`;
}

function places(): number[] {
  return Array.from({ length: CELLS }, (_, place) => place);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
