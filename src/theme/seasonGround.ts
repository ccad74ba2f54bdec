import { color, dark, rustGround } from './color';
import type { Palette } from './color';
import { stage } from './crescendo';
import { depart, scrollDriven } from './motion';
import { stripes } from './pattern';
import { reef } from './reefscape';

/** The grounds from which a season chooses by their names; the last three are those of showcases of their own. */
export const seasonGrounds = {
  honey: groundOf(34, 62),
  crimson: groundOf(350, 58),
  cobalt: groundOf(222, 58),
  forest: groundOf(152, 42),
  plum: groundOf(304, 38),
  rust: rustGround,
  reef,
  stage,
};

/** A dark ground of one hue, in degrees, with all its tones; its strength is in percent. */
function groundOf(hue: number, strength: number): Palette {
  const tone = (lightness: number, share = 1) =>
    `hsl(${hue} ${Math.min(strength * share, 100)}% ${lightness}%)`;
  return {
    ...dark,
    paper: tone(8.5),
    raised: tone(14.5),
    ink: tone(97, 0.6),
    inkSoft: tone(82, 0.55),
    accent: tone(76, 1.5),
    deep: tone(34),
    line: tone(23),
    edge: tone(58, 0.7),
  };
}

/** Moves to the place given by `--there` while its sheet leaves. */
export const recede = scrollDriven(depart, 'leaving');

/** Backgrounds of the opening, for boxes of any size. */
export const seasonPattern = {
  /** The light in a cell, from its foot. */
  lamp: `radial-gradient(80% 80% at 50% 100%, ${color.accent}, ${color.deep} 46%, ${color.raised})`,
  /** A sheet of paper, lit behind the robot, the hornet's stripes at its foot. */
  poster: `${stripes} 0 100% / 100% 1.6% no-repeat, radial-gradient(70% 40% at 50% 60%, ${color.raised}, transparent), linear-gradient(${color.paper}, ${color.paper})`,
  /** The whole opening, lit by that cell. */
  hall: `radial-gradient(62% 54% at 50% 46%, ${color.deep}, transparent), linear-gradient(${color.paper}, ${color.paper})`,
};
