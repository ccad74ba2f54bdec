import { css, styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { color } from '../../theme/read';
import { CELLS, SIDE, comb, places, ringCell } from './ringCells';
import { useFrameLater } from './useFrameLater';

interface RingProps {
  /** How many of the 60 cells are lit; they go out clockwise from the top. */
  readonly lit: number;
  readonly isCelebrating: boolean;
}

/** The dial's machined ring: two rows of comb between milled edges. Decorative; the digits say the same. */
export function Ring({ lit, isCelebrating }: RingProps) {
  // Until the hand has passed, its own cells cover those that have just gone out.
  const drawn = Math.max(lit, useFrameLater(lit));
  return (
    <>
      <Drawing viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <Edge cx="120" cy="120" r="118.5" />
        <Edge cx="120" cy="120" r="94.5" />
        <Groove cx="120" cy="120" r="92" pathLength="240" />
        <Comb d={comb} />
        {isCelebrating && <Disc cx="120" cy="120" r="89" />}
      </Drawing>
      <Cells aria-hidden="true" data-is-celebrating={isCelebrating}>
        {places.map((place) => (
          <span key={place} data-is-lit={place >= CELLS - drawn} />
        ))}
      </Cells>
    </>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
`;

const Edge = styled.circle`
  stroke: ${color('edge')};
  stroke-width: 0.6;
`;

/** Four fine notches per cell, like the edge of a coin. */
const Groove = styled.circle`
  stroke: ${color('edge')};
  stroke-width: 2.4;
  stroke-dasharray: 0.3 0.7;
  opacity: 0.55;
`;

const Comb = styled.path`
  stroke: ${color('line')};
  stroke-width: 0.7;
`;

/** One rule per cell would be sixty: a cell's place is made from the digits of its number. */
const digits = places.slice(0, 10);

const Cells = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > span {
    --place: calc(var(--tens, 0) * 10 + var(--ones));
    ${ringCell}
  }

  ${digits.map(
    (digit) => css`
      & > [data-is-lit]:nth-child(10n + ${digit + 1}) {
        --ones: ${digit};
      }
    `,
  )}
  ${digits.slice(1, CELLS / 10).map(
    (digit) => css`
      & > [data-is-lit]:nth-child(n + ${10 * digit + 1}) {
        --tens: ${digit};
      }
    `,
  )}

  & > [data-is-lit='false'] {
    opacity: 0;
  }

  &[data-is-celebrating='true'] > [data-is-lit]:nth-child(even) {
    background: ${color('pink')};
  }
`;

const Disc = styled.circle`
  fill: ${color('signal')};
  transform-origin: center;
  ${clockMotion.bloom}
`;
