import { css } from 'styled-components';

/** Widths of the window, in em so that they follow the reader's text size: 600, 650, 768 and 1200 px. */
export const breakpoint = {
  /** Movement that follows the scrolling needs this much room. */
  moving: '37.5em',
  /** The menu becomes a panel instead of a page. */
  compact: '40.625em',
  /** Things stand side by side. */
  wide: '48em',
  /** The links of the header stand in line above this width. */
  full: '75em',
};

/** Media queries, as scripts and the `sizes` of pictures take them; those for rules are below, and `from` of read.ts. */
export const media = {
  /** The browser moves an AVIF: Safari has done so, and has read this notation, since 16.4. */
  movingAvif: '(width >= 0px)',
  still: '(prefers-reduced-motion: reduce)',
  moving: `(min-width: ${breakpoint.moving})`,
  compact: `(min-width: ${breakpoint.compact})`,
  wide: `(min-width: ${breakpoint.wide})`,
  full: `(min-width: ${breakpoint.full})`,
  /**
   * The links of the header stand in line. The breakpoint itself still counts as narrow. Written so that
   * Safari 15, which does not support `width >`, also shows them so.
   */
  aboveFull: `not all and (max-width: ${breakpoint.full})`,
  /** As tall and narrow as a phone held upright. */
  upright: '(max-aspect-ratio: 2/3)',
  landscape: '(orientation: landscape)',
};

/**
 * Further conditions for the `sizes` of pictures. With them, the length beside a condition needs no min() or
 * max(), for which Safari ignored it until 2026 (WebKit bug 304915).
 */
export const windowIs = {
  upTo: (width: string) => `(max-width: ${width})`,
  from: (width: string) => `(min-width: ${width})`,
  tallFrom: (height: string) => `(min-height: ${height})`,
  /** A ratio is that of the width to the height. */
  flatFrom: (ratio: string) => `(min-aspect-ratio: ${ratio})`,
  slimUpTo: (ratio: string) => `(max-aspect-ratio: ${ratio})`,
};

/** The media query for windows with room for words beside something large: very wide or landscape ones. */
export const sideBySide = `@media ${media.full}, ${media.compact} and ${media.landscape}`;

/** The media query for windows as tall and narrow as a phone held upright. */
export const inUprightWindow = `@media ${media.upright}`;

/** The media query for windows so flat that what stands at their foot reaches a large title at their top. */
export const inFlatWindow = `@media ${media.wide} and (min-aspect-ratio: 13/10) and (min-height: 27.01em)`;

/** The container query for a card with room for its robot beside the words (see RobotCard.tsx). */
export const besideWords = '@container robot-card (min-width: 40rem)';

/** The media query for windows in which the links of the header stand in line. */
export const aboveFull = `@media ${media.aboveFull}`;

/** The media query for windows too short for a column of large words. In em, like the breakpoints. */
export const inShortWindow = '@media (max-height: 27em)';

/** The media query for windows of a few lines, such as a zoomed one (WCAG 1.4.10): nothing may stay in them. */
export const inTinyWindow = '@media (max-height: 16em)';

export const inPrint = '@media print';

/** Declarations for what is of no use on paper. */
export const notPrinted = hiddenWhere(inPrint);

/** The media query for forced colors: there, colors need their CSS system names, such as `Highlight`. */
export const inForcedColors = '@media (forced-colors: active)';

/** Declarations for what is drawn and would hide words, or be as strong as they are, where all colors are forced. */
export const notInForcedColors = hiddenWhere(inForcedColors);

/** The media query for browsers that run no scripts, to hide there what only scripts can do. */
export const withoutScript = '@media (scripting: none)';

/** The media query for where what is drawn in colors of its own gives way to plain text. */
export const asPlainText = '@media print, (forced-colors: active)';

/** Selects an element on a page without the site's script, for the same purpose where other scripts run. */
export const withoutSiteScript = '[data-without-site-script] &';

/** The media query for where controls that need a script do nothing: browsers that run none, and paper. */
export const withoutControls = '@media print, (scripting: none)';

/** Declarations for a control that needs a script. */
export const onlyWithScript = hiddenWhere(withoutControls);

function hiddenWhere(query: string) {
  return css`
    ${query} {
      display: none;
    }
  `;
}
