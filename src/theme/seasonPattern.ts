import { color } from './color';

const clear = (role: string, share: number) => `color-mix(in srgb, ${role} ${share}%, transparent)`;

/** Backgrounds of the season showcases, each for a round or a whole box of any size. */
export const seasonPattern = {
  /** A ball of foam: the fuel of 2026, as yellow as in the pictures. */
  fuel: 'radial-gradient(circle at 36% 28%, #ffdf7e, #e9a91f 46%, #a86404 82%, #7a4500)',
  /** A bubble: almost nothing but its rim and a light on it. */
  bubble: [
    `radial-gradient(circle at 32% 28%, ${clear(color.ink, 85)} 6%, transparent 17%)`,
    `radial-gradient(closest-side, ${clear(color.edge, 10)} 60%, ${clear(color.edge, 45)} 88%, ${clear(color.ink, 80)} 95%, transparent)`,
  ].join(', '),
  /** From the light under the surface down into the dark. */
  sea: `linear-gradient(${color.deep}, ${color.paper} 56rem, ${color.sunken})`,
  /** Rays that fall in from above. */
  rays: `repeating-linear-gradient(98deg, transparent 0 7%, ${clear(color.ink, 24)} 10% 12%, transparent 17% 21%, ${clear(color.ink, 13)} 24%, transparent 31%)`,
  /** A mask: the ground that a picture stands on loses itself in the dark. */
  ground: 'linear-gradient(black 84%, transparent)',
  /** A circle of sound: loudest at its rim. */
  sound: `radial-gradient(closest-side, ${clear(color.pink, 12)} 40%, ${clear(color.pink, 34)} 80%, ${clear(color.edge, 75)} 99.4%, transparent)`,
};
