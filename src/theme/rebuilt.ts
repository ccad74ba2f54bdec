import { css, keyframes } from 'styled-components';
import { scrollDriven, whenMotionAllowed } from './motion';
import { space } from './space';

const drift = keyframes`
  to { transform: translateX(var(--drift)); }
`;

/** Emerges from under what lies above, more slowly than the page scrolls, and is never cut by its edge. */
const uncover = keyframes`
  from { transform: translateY(-${space.xxl}); }
`;

const arrive = keyframes`
  from { transform: var(--there); }
`;

/** A ball leaves the hopper, rises above its place, drops into it, and bounces once. */
const fly = keyframes`
  from { transform: var(--hopper); animation-timing-function: cubic-bezier(0.1, 0.6, 0.5, 1); }
  52% { transform: translate(0.06em, -0.22em); animation-timing-function: cubic-bezier(0.5, 0, 0.9, 0.5); }
  72% { transform: none; animation-timing-function: ease-out; }
  84% { transform: translateY(-0.02em); animation-timing-function: ease-in; }
  to { transform: none; }
`;

export const rebuiltMotion = {
  drift: scrollDriven(drift, 'passing'),
  uncover: scrollDriven(uncover, 'entering'),
  arrive: scrollDriven(arrive, 'entering'),
  /** From the place given by `--hopper`, after those whose `--turn` is lower. */
  fly: whenMotionAllowed(css`
    animation: ${fly} 1s calc(0.4s + 0.14s * var(--turn)) backwards;
  `),
};

/** A ball of foam, for a round box of any size: the fuel of 2026, as yellow as in the pictures. */
export const fuel =
  'radial-gradient(circle at 36% 28%, #ecbd62, #d18f1c 46%, #8f5c12 82%, #6b4310)';

/** The metals of the hub and the tower, as dark as those of the robots. */
export const metal = { bright: '#a39b92', plain: '#6a625a', dark: '#3b342e', shaded: '#221c17' };
