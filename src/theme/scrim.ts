import { color, light, withOpacity } from './color';

const veil = (share: number) => withOpacity(light.night, share);

const glow = `at 50% 105%, ${color.rust}, ${color.deep} 38%, ${color.raised} 78%`;

/**
 * Shadows in the pictures' own charcoal, for pictures on a night surface, dense enough where words stand
 * on them.
 */
export const scrim = {
  /** Words on the left. */
  side: `linear-gradient(90deg, ${veil(92)} 0%, ${veil(84)} 36%, ${veil(0)} 70%)`,
  /** Words along the bottom, from side to side. */
  foot: `linear-gradient(0deg, ${color.paper} 32%, ${veil(80)} 42%, ${veil(0)} 74%)`,
  /** No words: the picture only blends into the page. */
  edge: `linear-gradient(0deg, ${color.paper} 0%, ${veil(0)} 36%)`,
  /** No shadow but light: the warm floor under a robot, on a plate. */
  lamp: `radial-gradient(90% 75% ${glow})`,
  /** The same where the words stand beside it: narrower, so that it has gone out before it meets them. */
  lampBeside: `radial-gradient(62% 75% ${glow})`,
};
