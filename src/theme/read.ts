import { css } from 'styled-components';
import type { DefaultTheme } from 'styled-components';
import { media } from './media';

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

/** The media query for windows in which the links of the header stand in line. */
export const aboveFull = `@media ${media.aboveFull}`;

/** The media query for windows too short for a column of large words. In em, like the breakpoints. */
export const inShortWindow = '@media (max-height: 27em)';

/** The media query for windows of a few lines, such as a zoomed one (WCAG 1.4.10): nothing may stay in them. */
export const inTinyWindow = '@media (max-height: 16em)';

export const inPrint = '@media print';

/** Declarations for what is of no use on paper. */
export const notPrinted = css`
  ${inPrint} {
    display: none;
  }
`;

/** The media query for forced colors: there, colors need their CSS system names, such as `Highlight`. */
export const inForcedColors = '@media (forced-colors: active)';

/** Declarations for what is drawn and would hide words, or be as strong as they are, where all colors are forced. */
export const notInForcedColors = css`
  ${inForcedColors} {
    display: none;
  }
`;

/** The media query for browsers that run no scripts, to hide there what only scripts can do. */
export const withoutScript = '@media (scripting: none)';

/** The media query for where what is drawn in colors of its own gives way to plain text. */
export const asPlainText = '@media print, (forced-colors: active)';

/** Selects an element on a page without the site's script, for the same purpose where other scripts run. */
export const withoutSiteScript = '[data-without-site-script] &';

/** The media query for where controls that need a script do nothing: browsers that run none, and paper. */
export const withoutControls = '@media print, (scripting: none)';

/** Declarations for a control that needs a script. */
export const onlyWithScript = css`
  ${withoutControls} {
    display: none;
  }
`;
