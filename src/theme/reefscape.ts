import { css, keyframes } from 'styled-components';
import { color, dark, withOpacity } from './color';
import type { Palette } from './color';
import { easing, pausable } from './motion';
import { from } from './read';

/** Under water: the tones of the Reefscape pictures. */
export const reef: Palette = {
  ...dark,
  paper: '#04202b',
  raised: '#0a3341',
  sunken: '#02151c',
  ink: '#effcfb',
  inkSoft: '#b7d9d9',
  accent: '#ffb057',
  deep: '#17717a',
  line: '#17475a',
  edge: '#5f9ba5',
};

/**
 * A bubble rises through the whole height of its sea, and out of it. It fades in as it forms. `100%` would
 * also stand for its height, but Chromium would then animate it on the main thread.
 */
const ascend = keyframes`
  from { opacity: 0; transform: none; }
  3% { opacity: 1; }
  to { transform: translateY(calc(-1 * var(--sea) - var(--size))); }
`;

const sway = keyframes`
  from { translate: -0.5rem 0; }
  to { translate: 0.5rem 0; }
`;

const glimmer = keyframes`
  from { opacity: 0.55; transform: skewX(4deg); }
  to { transform: skewX(-5deg); }
`;

/** The durations and delays of `ascend` come from sections/reefscape/bubbles. */
export const reefscapeMotion = {
  ascend: pausable(css`
    animation-name: ${ascend};
    animation-timing-function: linear, ${easing.even};
    animation-iteration-count: infinite;
    animation-direction: normal, alternate;

    /* Devices with small windows seldom have the processor for twice as many. */
    ${from('moving')} {
      animation-name: ${ascend}, ${sway};
    }
  `),
  glimmer: pausable(css`
    animation: ${glimmer} 9s ${easing.even} infinite alternate;
  `),
};

/** Backgrounds and masks of Reefscape, for boxes of any size; that of a bubble, for a round box. */
export const reefscapePattern = {
  bubble: [
    `radial-gradient(circle at 32% 28%, ${withOpacity(reef.ink, 85)} 6%, transparent 17%)`,
    `radial-gradient(closest-side, ${withOpacity(reef.edge, 10)} 60%, ${withOpacity(reef.edge, 45)} 88%, ${withOpacity(reef.ink, 80)} 95%, transparent)`,
  ].join(', '),
  sea: `linear-gradient(${color.deep}, ${color.paper} 56rem, ${color.sunken})`,
  rays: `repeating-linear-gradient(98deg, transparent 0 7%, ${withOpacity(reef.ink, 24)} 10% 12%, transparent 17% 21%, ${withOpacity(reef.ink, 13)} 24%, transparent 31%)`,
  /** A mask: the rays fade on their way down. */
  fading: 'linear-gradient(black, transparent)',
  /** A mask: the ground in a picture fades into the dark. */
  ground: 'linear-gradient(black 84%, transparent)',
};
