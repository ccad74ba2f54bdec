import { css, keyframes } from 'styled-components';
import { duration, easing, whenMotionAllowed } from './motion';

const turn = keyframes`
  from { transform: rotate(0turn); }
  to { transform: rotate(1turn); }
`;

const bloom = keyframes`
  from { transform: scale(0.4); opacity: 0; }
`;

/** Without fading, so that the words can be read from the start. */
const rise = keyframes`
  from { transform: translateY(2.5rem); }
`;

/**
 * How long before a second the cells that it will put out stand ready, ms: longer than a frame, so that the
 * ring never puts them out first.
 */
const LEAD_MS = 25;

/** How long after a second the first cell begins to leave, ms: the ring has put it out by then. */
const HOLD_MS = 50;

/**
 * Returns the keyframes of one second in which something is lit until a share of it has passed. The last
 * cells of a second leave faster, to be gone when those of the next stand ready.
 */
function goOutAfter(share: number) {
  const ready = 1000 - LEAD_MS;
  const start = share * 1000 + HOLD_MS;
  const end = Math.min(start + parseFloat(duration.steady), ready);
  return keyframes`
    0% { opacity: 1; }
    ${start / 10}% { opacity: 1; animation-timing-function: ${easing.settle}; }
    ${end / 10}% { opacity: 0; }
    ${ready / 10}% { opacity: 0; animation-timing-function: step-start; }
    100% { opacity: 1; }
  `;
}

/** The clock's own phrases, kept apart from those that every page loads. */
export const clockMotion = {
  turn: whenMotionAllowed(css`
    animation: ${turn} calc(var(--seconds) * 1s) linear both;
  `),
  /** The same turn, one step shortly before each second. */
  step: whenMotionAllowed(css`
    animation: ${turn} calc(var(--seconds) * 1s) steps(var(--seconds)) -${LEAD_MS}ms both;
  `),
  burn: (share: number) =>
    whenMotionAllowed(css`
      animation: ${goOutAfter(share)} 1s infinite;
    `),
  bloom: whenMotionAllowed(css`
    animation: ${bloom} ${duration.slow} ${easing.settle};
  `),
  rise: whenMotionAllowed(css`
    animation: ${rise} ${duration.slow} ${easing.settle};
  `),
};
