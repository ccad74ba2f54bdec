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

/** In debug mode the hand passes six cells a second; ms from one to the next, and for one to go out. */
const interval = 1000 / 6;
const fading = parseFloat(duration.steady);
const whole = 5 * interval + fading;

/** Returns a duration as a percentage of the whole second's fading. */
const share = (time: number) => (time / whole) * 100;

/** The clock's own phrases, kept apart from those that every page loads. */
export const clockMotion = {
  /** One turn of the hand, which sets the duration and the start time itself. */
  turn: whenMotionAllowed(css`
    animation: ${turn} ${easing.linear} both;
  `),
  /** A cell goes out when the hand reaches it. */
  burn: whenMotionAllowed(css`
    transition: opacity ${duration.steady} ${easing.settle};
  `),
  /**
   * The same for the cells of one second, if a second has several: they go out in turn, `--turn` being
   * a cell's number. All start and end together, and the timing function holds each until its turn: while
   * some fade and others wait for a delay, Chromium fades them on the main thread.
   */
  burnInTurn: whenMotionAllowed(css`
    transition: opacity ${duration.steady} ${easing.settle};
    transition-delay: calc(var(--turn) * ${interval}ms);

    @supports (transition-timing-function: linear(0, 1)) {
      transition: opacity ${whole}ms;
      transition-timing-function: linear(
        0,
        0 calc(var(--turn) * ${share(interval)}%),
        0.8 calc(var(--turn) * ${share(interval)}% + ${share(0.29 * fading)}%),
        1 calc(var(--turn) * ${share(interval)}% + ${share(fading)}%),
        1
      );
    }
  `),
  /** The dial opens into one bright disc. */
  bloom: whenMotionAllowed(css`
    animation: ${bloom} ${duration.slow} ${easing.settle};
  `),
};
