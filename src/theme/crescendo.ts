import { css, keyframes } from 'styled-components';
import { dark, withOpacity } from './color';
import type { Palette } from './color';
import { pausable } from './motion';

const violet = '#8f73e0';
const pink = '#eb70c1';

/** A dark stage: the violet and pink of the Crescendo picture. */
export const stage: Palette = {
  ...dark,
  paper: '#150d20',
  raised: '#221731',
  ink: '#fbf5ff',
  inkSoft: '#cfc1e2',
  accent: '#ff9bd2',
  deep: '#4a2a78',
  line: '#3b2b54',
  edge: violet,
};

const expand = keyframes`
  from { opacity: var(--loudness); transform: scale(0.12); }
  to { opacity: 0; transform: none; }
`;

/** Four beats, each louder than the last, as the four circles start; then the rest of the bar. */
const beat = keyframes`
  0%, 6.25%, 12.5%, 18.75%, 32%, to { transform: none; }
  2% { transform: scale(1.03); }
  8.25% { transform: scale(1.05); }
  14.5% { transform: scale(1.075); }
  20.75% { transform: scale(1.11); }
`;

/** The durations and delays of `expand` come from sections/crescendo/circles. */
export const crescendoMotion = {
  expand: pausable(css`
    animation-name: ${expand};
    animation-timing-function: linear;
    animation-iteration-count: infinite;
    animation-fill-mode: both;
  `),
  /** In step with the circles. */
  beat: pausable(css`
    animation-name: ${beat};
    animation-iteration-count: infinite;
  `),
};

/** A circle of sound, for a round box of any size: loudest at its rim. */
export const sound = `radial-gradient(closest-side, ${withOpacity(pink, 12)} 40%, ${withOpacity(pink, 34)} 80%, ${withOpacity(violet, 75)} 99.4%, transparent)`;
