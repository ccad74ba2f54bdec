import { css, keyframes } from 'styled-components';
import { duration } from './duration';

/**
 * The orange copy of a letter flares up over it and cools down, as the timing function says. Animating its
 * color would keep the CPU busy.
 */
const ignite = keyframes`
  to { opacity: 1; }
`;

const share = (time: string) => (parseFloat(time) / parseFloat(duration.title)) * 100;

const step = share(duration.titleLetter);
const whole = share(duration.flare);

/** A letter is brightest after this fraction of its own flare. */
const PEAK = 0.3;

/** All letters after this one flare up together with it: the animation leaves no time for longer delays. */
const lastPlace = Math.floor((100 - whole) / step);

/**
 * The letters of a title flare up one after the other; `--place` is a letter's number. All animations start
 * and end together, and the timing function lights each letter in turn: separate starts and ends would cost
 * the CPU two frames per letter. (Safari runs such a timing function on the CPU anyway.)
 */
export const flare = css`
  @supports (animation-timing-function: linear(0, 1 calc(min(1, 2) * 1%), 0)) {
    --turn: calc(min(var(--place), ${lastPlace}) * ${step}%);
    animation: ${ignite} ${duration.title} ${duration.viewReady};
    animation-timing-function: linear(
      0,
      0 var(--turn),
      1 calc(var(--turn) + ${whole * PEAK}%),
      0 calc(var(--turn) + ${whole}%),
      0
    );
  }
`;
