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

/** A color by its role, in the scheme that is in force. */
export const color = reader('color');

/** A distance. */
export const space = reader('space');

/** A size of a thing, where the things of a page must agree on it. */
export const size = reader('size');

/** The radius of rounded corners. */
export const radius = reader('radius');

/** A shape to cut a thing to, for `clip-path`. */
export const shape = reader('shape');

/** The shadows of a thing above the page, for `box-shadow`. */
export const depth = reader('depth');

/** What lies above what, for `z-index`. */
export const layer = reader('layer');

/** How long a movement takes. */
export const duration = reader('duration');

/** A drawing that repeats, as a background. */
export const pattern = reader('pattern');

/** A shadow over a picture, on which words can be read. */
export const scrim = reader('scrim');

/** A mask: how a pattern loses itself towards the words. */
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

/**
 * The media query for windows wider than the breakpoint, which itself still counts as narrow. Written
 * so that Safari 15, which knows no `width >`, has the links of the header in line too.
 */
export const above =
  (name: Breakpoint) =>
  ({ theme }: Themed) =>
    `@media not all and (max-width: ${theme.breakpoint[name]})`;

/** The media query for windows too low for a column of large words. In em, as the breakpoints. */
export const inLowWindow = '@media (max-height: 27em)';

/** The media query for a sheet of paper. */
export const onSheet = '@media print';

/** Where the system chooses all colors (forced colors): by their names of CSS, such as `Highlight`. */
export const inSystemColors = '@media (forced-colors: active)';

/** The media query for browsers that run no script: what only script can do is not offered there. */
export const withoutScript = '@media (scripting: none)';

/** Selects a part on a page that is written without the site's script: the same, where the browser runs others. */
export const onStillPage = '[data-still] &';
