import { css, keyframes } from 'styled-components';
import { breakpoint } from './breakpoint';
import { clear } from './clear';
import { color } from './color';
import { easing } from './easing';
import { playing } from './playing';
import { depart, scrolled, whereRoom } from './scrolled';

/**
 * A bubble rises through the whole height of its sea, and out of it. It comes into sight as it forms.
 * Its own height as 100 % would do, but Chromium then moves it on the main thread.
 */
const ascend = keyframes`
  from { opacity: 0; transform: none; }
  3% { opacity: 1; }
  to { transform: translateY(calc(-1 * var(--sea) - var(--size))); }
`;

/** What rises through water does not rise straight. */
const sway = keyframes`
  from { translate: -0.5rem 0; }
  to { translate: 0.5rem 0; }
`;

/** Light that falls through moving water. */
const glimmer = keyframes`
  from { opacity: 0.55; transform: skewX(4deg); }
  to { transform: skewX(-5deg); }
`;

/** What moves on Reefscape. Durations and delays of `ascend` come from the figures of motion/bubbles. */
export const reefscapeMotion = {
  ascend: playing(css`
    animation-name: ${ascend};
    animation-timing-function: linear, ${easing.even};
    animation-iteration-count: infinite;
    animation-direction: normal, alternate;

    /* A small window seldom has a processor for twice as many. */
    @media (min-width: ${breakpoint.moving}) {
      animation-name: ${ascend}, ${sway};
    }
  `),
  glimmer: playing(css`
    animation: ${glimmer} 9s ${easing.even} infinite alternate;
  `),
  recede: whereRoom(scrolled(depart, 'leaving')),
};

/** Backgrounds of Reefscape, each for a round or a whole box of any size. */
export const reefscapePattern = {
  /** A bubble: almost nothing but its rim and a light on it. */
  bubble: [
    `radial-gradient(circle at 32% 28%, ${clear(color.ink, 85)} 6%, transparent 17%)`,
    `radial-gradient(closest-side, ${clear(color.edge, 10)} 60%, ${clear(color.edge, 45)} 88%, ${clear(color.ink, 80)} 95%, transparent)`,
  ].join(', '),
  /** From the light under the surface down into the dark. */
  sea: `linear-gradient(${color.deep}, ${color.paper} 56rem, ${color.sunken})`,
  /** Rays that fall in from above. */
  rays: `repeating-linear-gradient(98deg, transparent 0 7%, ${clear(color.ink, 24)} 10% 12%, transparent 17% 21%, ${clear(color.ink, 13)} 24%, transparent 31%)`,
  /** A mask: the rays grow faint on their way down. */
  fading: 'linear-gradient(black, transparent)',
  /** A mask: the ground that a picture stands on loses itself in the dark. */
  ground: 'linear-gradient(black 84%, transparent)',
};
