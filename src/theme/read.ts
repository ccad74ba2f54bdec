import type { DefaultTheme } from 'styled-components';

interface Themed {
  theme: DefaultTheme;
}

/** The value of a name in one scale of the theme, for use inside a styled part. A wrong name does not compile. */
function reader<Scale extends keyof DefaultTheme>(scale: Scale) {
  return <Name extends keyof DefaultTheme[Scale]>(name: Name) =>
    ({ theme }: Themed): DefaultTheme[Scale][Name] =>
      theme[scale][name];
}

export const color = reader('color');
export const space = reader('space');
export const size = reader('size');
export const radius = reader('radius');
export const shape = reader('shape');
export const depth = reader('depth');
export const layer = reader('layer');
export const duration = reader('duration');
export const pattern = reader('pattern');
export const scrim = reader('scrim');
export const fade = reader('fade');

/** Declarations, not a value: `${type('lede')}`. */
export const type = reader('type');

/** A stack of families, for the few sizes that no phrase of the type scale has. */
export const family = reader('family');

/** Declarations that hold only where movement is welcome: `${motion('rise')}`. */
export const motion = reader('motion');

type Breakpoint = keyof DefaultTheme['breakpoint'];

/** The media query for windows at least as wide as the breakpoint. */
export const from =
  (name: Breakpoint) =>
  ({ theme }: Themed) =>
    `@media (min-width: ${theme.breakpoint[name]})`;

/** The media query for windows wider than the breakpoint, which itself still counts as narrow. */
export const above =
  (name: Breakpoint) =>
  ({ theme }: Themed) =>
    `@media (width > ${theme.breakpoint[name]})`;

/** The media query for a sheet of paper. */
export const onSheet = '@media print';

/** Where the system chooses all colors (forced colors): by their names of CSS, such as `Highlight`. */
export const inSystemColors = '@media (forced-colors: active)';

/** The media query for browsers that run no script: what only script can do is not offered there. */
export const withoutScript = '@media (scripting: none)';
