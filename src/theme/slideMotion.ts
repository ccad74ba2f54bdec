import { css, keyframes } from 'styled-components';
import { duration } from './duration';
import { easing } from './easing';
import { whenMotionAllowed } from './motion';

/** Comes in from the side given by `--side`: 1 from the right, -1 from the left. */
const enter = keyframes`
  from { transform: translateX(calc(var(--side) * 100%)); }
`;

const leave = keyframes`
  to { transform: translateX(calc(var(--side) * -100%)); }
`;

/**
 * The slideshow's own phrases, kept apart from those that every page loads: one picture replaces another,
 * and stays visible only while it slides out.
 */
export const slideMotion = {
  enter: whenMotionAllowed(css`
    animation: ${enter} ${duration.slide} ${easing.even};
  `),
  leave: whenMotionAllowed(css`
    visibility: visible;
    animation: ${leave} ${duration.slide} ${easing.even} forwards;
  `),
};
