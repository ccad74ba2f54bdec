/** The side of a cell, px. Two cells make a tile 3 sides wide and √3 sides high. */
const side = 44;
const height = side * Math.sqrt(3);
const at = (x: number, y: number) => `${round(x * side)} ${round(y * height)}`;

/** The honeycomb of the team's pictures, tips left and right: one tile of outlines, and a cell's path. */
export const honeycomb = {
  width: 3 * side,
  height: round(height),
  outline: [
    `M${at(0.5, 0)}H${1.5 * side}L${at(2, 0.5)}L${at(1.5, 1)}H${0.5 * side}L${at(0, 0.5)}L${at(0.5, 0)}`,
    `M${at(2, 0.5)}H${3 * side}`,
  ].join(''),
  /** Returns the path of a cell. The first one touches 0; odd columns lie half a cell lower. */
  cell(column: number, row: number): string {
    const x = column * 1.5;
    const y = row + (column & 1) / 2;
    return `M${at(x + 0.5, y)}h${side}L${at(x + 2, y + 0.5)}L${at(x + 1.5, y + 1)}h${-side}L${at(x, y + 0.5)}Z`;
  },
};

/** Masks: where the honeycomb shows in full, and how it fades toward the words. */
export const fade = {
  fromRight: 'linear-gradient(270deg, black 10%, transparent 85%)',
  fromLeft: 'linear-gradient(90deg, black 10%, transparent 85%)',
  fromFoot: 'linear-gradient(0deg, black 10%, transparent 90%)',
  /** Where words stand right of a part that has none. */
  toWords: 'linear-gradient(90deg, black 70%, transparent)',
  /** At the top and bottom, where the part with the comb asks for it: see components/Honeycomb.tsx. */
  ends: 'linear-gradient(var(--comb-top, black), black 12rem, black calc(100% - 12rem), var(--comb-foot, black))',
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
