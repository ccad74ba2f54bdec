import { keyframes } from 'styled-components';
import { depart, scrollDriven } from './motion';

const drift = keyframes`
  to { transform: translateX(var(--drift)); }
`;

/** Emerges from under what lies above, more slowly than the page scrolls. */
const uncover = keyframes`
  from { transform: translateY(-26vh); }
`;

const arrive = keyframes`
  from { transform: var(--there); }
`;

export const rebuiltMotion = {
  drift: scrollDriven(drift, 'passing'),
  uncover: scrollDriven(uncover, 'entering'),
  depart: scrollDriven(depart, 'leaving'),
  arrive: scrollDriven(arrive, 'entering'),
};

/** A ball of foam, for a round box of any size: the fuel of 2026, as yellow as in the pictures. */
export const fuel =
  'radial-gradient(circle at 36% 28%, #ecbd62, #d18f1c 46%, #8f5c12 82%, #6b4310)';

/** The metals of the hub and the tower, as dark as those of the robots. */
export const metal = { bright: '#a39b92', plain: '#6a625a', dark: '#3b342e', shaded: '#221c17' };
