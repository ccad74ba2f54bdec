import { styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { color } from '../../theme/read';
import { CELLS, SIDE, innerCells, outerCells } from './ringCells';

interface RingProps {
  /** How many of the 60 cells are lit; they go out clockwise from the top. */
  readonly lit: number;
  /**
   * How many cells go out per second, slowly and one after the other, as the hand reaches them.
   * Undefined while nothing may move: then they go out at once.
   */
  readonly pace: number | undefined;
  readonly isCelebrating: boolean;
}

/** The dial's machined ring: two rows of comb between milled edges. Decorative; the digits say the same. */
export function Ring({ lit, pace, isCelebrating }: RingProps) {
  return (
    <Drawing
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden="true"
      focusable="false"
      data-is-celebrating={isCelebrating}
      data-pace={pace && (pace > 1 ? 'fast' : 'slow')}
    >
      <Edge cx="120" cy="120" r="118.5" />
      <Edge cx="120" cy="120" r="94.5" />
      <Groove cx="120" cy="120" r="92" pathLength="240" />
      <Comb d={innerCells} />
      <Comb d={outerCells.join('')} />
      <Cells>
        {outerCells.map((cell, place) => (
          <path key={cell} d={cell} data-is-lit={place >= CELLS - lit} />
        ))}
      </Cells>
      {isCelebrating && <Disc cx="120" cy="120" r="89" />}
    </Drawing>
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

const Cells = styled.g`
  fill: ${color('signal')};

  & > [data-is-lit='false'] {
    opacity: 0;
  }

  /* Lit at once: sixty cells fading in together would keep a phone busy. */
  [data-pace] & > [data-is-lit='false'] {
    ${clockMotion.burn}
  }

  /* The six cells of one second. */
  [data-pace='fast'] & > :nth-child(6n + 2) {
    --wait: 167ms;
  }
  [data-pace='fast'] & > :nth-child(6n + 3) {
    --wait: 333ms;
  }
  [data-pace='fast'] & > :nth-child(6n + 4) {
    --wait: 500ms;
  }
  [data-pace='fast'] & > :nth-child(6n + 5) {
    --wait: 667ms;
  }
  [data-pace='fast'] & > :nth-child(6n) {
    --wait: 833ms;
  }

  [data-is-celebrating='true'] & > :nth-child(even) {
    fill: ${color('pink')};
  }
`;

const Disc = styled.circle`
  fill: ${color('signal')};
  transform-origin: center;
  ${clockMotion.bloom}
`;
