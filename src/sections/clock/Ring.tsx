import { css, styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { filling } from '../../theme/phrases';
import { notPrinted } from '../../theme/media';
import { color, shape } from '../../theme/read';
import { useFrameLater } from './frames';

interface RingProps {
  /** How many of the outer row's 60 cells are lit; they go out clockwise from the top. */
  readonly lit: number;
  readonly isCelebrating: boolean;
}

/** The dial's machined ring: two rows of comb between milled edges. Decorative; the digits say the same. */
export function Ring({ lit, isCelebrating }: RingProps) {
  // Until the hand has passed, its own cells cover those that have just gone out.
  const drawn = Math.max(lit, useFrameLater(lit));
  return (
    <Drawing viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <Edge cx="120" cy="120" r="118.5" />
      <Edge cx="120" cy="120" r="94.5" />
      <Groove cx="120" cy="120" r={GROOVE} />
      <Comb d={[...outerRow, ...innerRow].join('')} />
      {isCelebrating && <Disc cx="120" cy="120" r="89" />}
      <Cells data-is-celebrating={isCelebrating}>
        {outerRow.map((cell, place) => (
          <path key={place} d={cell} data-is-lit={place >= CELLS - drawn} />
        ))}
      </Cells>
    </Drawing>
  );
}

/** The side of the square in which the ring is drawn. */
const SIDE = 240;

/** How many cells each of its two rows has. */
export const CELLS = 60;

const CENTER = SIDE / 2;
const STEP = (2 * Math.PI) / CELLS;

/** The radii of the two rows. The cells of the inner row lie in the gaps of the outer row. */
const OUTER = 111;
const INNER = 102;

/** The radius of the row of notches within them, and how far apart these are: four to a cell. */
const GROOVE = 92;
const NOTCH = (GROOVE * STEP) / 4;

/** From a cell's center to its corners: a hexagon is √3 times that wide, with a gap to the next one. */
const OUTER_CELL = (OUTER * STEP * 0.86) / Math.sqrt(3);
const INNER_CELL = (INNER * STEP * 0.8) / Math.sqrt(3);

/** The number of each cell, clockwise from the top. */
export const places = Array.from({ length: CELLS }, (_, place) => place);

const outerRow = places.map((place) => hexagon(place + 0.5, OUTER, OUTER_CELL));
const innerRow = places.map((place) => hexagon(place, INNER, INNER_CELL));

/**
 * A cell of the outer row at the dial's center, with a tip to the right: the size of its box in % of the
 * dial's, and how far to the right the row lies, in % of the box's width.
 */
const cellBox = {
  width: round((2 * OUTER_CELL * 100) / SIDE, 3),
  height: round((Math.sqrt(3) * OUTER_CELL * 100) / SIDE, 3),
  distance: round((OUTER * 100) / (2 * OUTER_CELL), 3),
};

/** A lit cell of the outer row, where it moves by itself; `--place` is its number, clockwise from the top. */
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

const Drawing = styled.svg`
  ${filling}
  fill: none;
`;

const Edge = styled.circle`
  stroke: ${color('edge')};
  stroke-width: 0.6;
`;

/** Fine notches, like those on the edge of a coin. */
const Groove = styled.circle`
  stroke: ${color('edge')};
  stroke-width: 2.4;
  stroke-dasharray: ${round(0.3 * NOTCH, 3)} ${round(0.7 * NOTCH, 3)};
  opacity: 0.55;
`;

const Comb = styled.path`
  stroke: ${color('line')};
  stroke-width: 0.7;
`;

const Cells = styled.g`
  fill: ${color('signal')};
  ${notPrinted}

  & > [data-is-lit='false'] {
    opacity: 0;
  }

  &[data-is-celebrating='true'] > :nth-child(even) {
    fill: ${color('pink')};
  }
`;

const Disc = styled.circle`
  fill: ${color('signal')};
  transform-origin: center;
  ${clockMotion.bloom}
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
