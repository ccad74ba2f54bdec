/*
 * The shapes of the hive and the machine. Every slant is the 60 degrees of a hexagon, so that a cut
 * corner, the end of a button and a cell of the comb agree: a cut 1 wide is tan 60° = 1.732 high.
 */

/** Leans an upright edge like those of a cell, for `transform`. */
export const slant = 'skewX(-30deg)';

/** The sides of a regular cell with its tips left and right, for `aspect-ratio`. */
export const cellRatio = '2 / 1.732';

const tip = '0.87em';
const rim = '2px';

const cellOutside = `${tip} 0, calc(100% - ${tip}) 0, 100% 50%, calc(100% - ${tip}) 100%, ${tip} 100%, 0 50%, ${tip} 0`;

// Moving the sides of a 120° corner inward by 1 moves the corner by tan 30° = 0.577 along each side, and a
// tip by 1 / cos 30° = 1.155.
const innerTip = `calc(${tip} + ${rim} * 0.577)`;
const innerEnd = `calc(100% - ${tip} - ${rim} * 0.577)`;
const cellInside = [
  `${innerTip} ${rim}`,
  `calc(${rim} * 1.155) 50%`,
  `${innerTip} calc(100% - ${rim})`,
  `${innerEnd} calc(100% - ${rim})`,
  `calc(100% - ${rim} * 1.155) 50%`,
  `${innerEnd} ${rim}`,
  `${innerTip} ${rim}`,
].join(', ');

/** Values for clip-path. They also clip a focus ring, so they belong on a layer, not on the control. */
export const shape = {
  /** A regular cell with its tips left and right, for a box of `cellRatio`. */
  hexagon: 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)',
  /** A cell stretched to the length of its words, 3em tall. */
  cell: `polygon(${cellOutside})`,
  /** The rim of that cell. */
  cellRim: `polygon(evenodd, ${cellOutside}, ${cellInside})`,
  /** A plate with one corner cut. */
  plate: 'polygon(0 0, calc(100% - 1.75rem) 0, 100% 3.031rem, 100% 100%, 0 100%)',
  /** A plate with a larger cut, for pictures; a small one on a phone. */
  panel:
    'polygon(0 0, calc(100% - min(3.5rem, 8vw)) 0, 100% min(6.062rem, 13.856vw), 100% 100%, 0 100%)',
};

/** The radius of rounded corners: milled edges are barely rounded. */
export const radius = {
  small: '2px',
  medium: '4px',
};
