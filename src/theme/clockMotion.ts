import { css, keyframes } from 'styled-components';
import { duration } from './duration';
import { easing } from './easing';
import { whenMotionAllowed } from './motion';

const turn = keyframes`
  from { transform: rotate(0turn); }
  to { transform: rotate(1turn); }
`;

const bloom = keyframes`
  from { transform: scale(0.4); opacity: 0; }
`;

/** The clock's own phrases, kept apart from those that every page loads. */
export const clockMotion = {
  /** One turn of the hand, which sets the duration and the start time itself. */
  turn: whenMotionAllowed(css`
    animation: ${turn} ${easing.linear} both;
  `),
  /** A cell goes out when the hand reaches it; the delay depends on the cell's place. */
  burn: whenMotionAllowed(css`
    transition: opacity ${duration.steady} ${easing.settle} var(--wait, 0s);
  `),
  /** The dial opens into one bright disc. */
  bloom: whenMotionAllowed(css`
    animation: ${bloom} ${duration.slow} ${easing.settle};
  `),
};
