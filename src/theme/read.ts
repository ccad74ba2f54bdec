import { css } from 'styled-components';
import type { DefaultTheme } from 'styled-components';

interface Themed {
  theme: DefaultTheme;
}

/** Creates a reader of one scale of the theme for styled components. A wrong name does not compile. */
function reader<Scale extends keyof DefaultTheme>(scale: Scale) {
  return <Name extends keyof DefaultTheme[Scale]>(name: Name) =>
    ({ theme }: Themed): DefaultTheme[Scale][Name] =>
      theme[scale][name];
}

/** A color by its role, in the current scheme. */
export const color = reader('color');

/** A distance. */
export const space = reader('space');

/** A size that several things on a page must agree on. */
export const size = reader('size');

/** A shape to clip an element to, for `clip-path`. */
export const shape = reader('shape');

/** A place in the stacking order, for `z-index`. */
export const layer = reader('layer');

/** How long a movement takes. */
export const duration = reader('duration');

/** Declarations, not a value: `${type('lede')}`. */
export const type = reader('type');

/** A font stack, for the few sizes that no phrase of the type scale has. */
export const family = reader('family');

/** Declarations that hold only where movement is welcome: `${motion('respond')}`. */
export const motion = reader('motion');

/** The media query for windows at least as wide as the breakpoint. */
export const from =
  (name: keyof DefaultTheme['breakpoint']) =>
  ({ theme }: Themed) =>
    `@media (min-width: ${theme.breakpoint[name]})`;

type Distance = keyof DefaultTheme['space'];

/** Declarations of a part whose own parts stand below each other, a distance apart: `${stacked('m')}`. */
export const stacked = (gap: Distance) => css`
  display: grid;
  gap: ${space(gap)};
`;

/** The same for parts that stand beside each other, in as many rows as they need: `${wrapped('s', 'm')}`. */
export const wrapped = (rowGap: Distance, columnGap = rowGap) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(rowGap)} ${space(columnGap)};
`;
