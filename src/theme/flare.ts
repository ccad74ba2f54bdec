import { css } from 'styled-components';
import { duration } from './duration';
import { ignite } from './keyframes';

/** The part of the title's flare that a time is, in percent. */
const share = (time: string) => (parseFloat(time) / parseFloat(duration.title)) * 100;

const step = share(duration.titleLetter);
const whole = share(duration.flare);

/** A letter is brightest after so much of its own flare. */
const PEAK = 0.3;

/** A letter after this one flares up together with it: there is no time for a wait as long as its own. */
const lastPlace = Math.floor((100 - whole) / step);

/**
 * The letters of a title flare up one after the other, `--place` is a letter's number. All begin and
 * end together, and the timing lights each in its turn: a begin and an end of its own would take the
 * processor two frames for each letter. (Safari runs such a timing on the processor all the same.)
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
