import { color } from './color';
import { light } from './palettes';

/**
 * So much of the night's charcoal, %. As a number and not as a mixture of a variable: a browser that
 * cannot mix colors would drop the whole shadow, and light words would stand on a bright picture.
 */
const veil = (share: number) => `${light.night}${byte(share)}`;

const byte = (share: number) =>
  Math.round(share * 2.55)
    .toString(16)
    .padStart(2, '0');

/**
 * Shadows of the pictures' own charcoal over a picture on a ground of night, dense enough for words where
 * the words stand.
 */
export const scrim = {
  /** Words on the left. */
  side: `linear-gradient(90deg, ${veil(90)} 0%, ${veil(72)} 32%, ${veil(0)} 72%)`,
  /** Words along the foot, from side to side. */
  foot: `linear-gradient(0deg, ${color.paper} 0%, ${veil(86)} 30%, ${veil(0)} 78%)`,
  /** No words: the picture only meets the page. */
  edge: `linear-gradient(0deg, ${color.paper} 0%, ${veil(0)} 36%)`,
  /** No shadow but light: the warm floor under a robot, on a plate. */
  lamp: `radial-gradient(90% 75% at 50% 105%, ${color.rust}, ${color.deep} 38%, ${color.raised} 78%)`,
};
