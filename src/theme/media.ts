import { breakpoint } from './breakpoint';

/** Media queries for use outside the styles: in scripts, and in the `sizes` of pictures. */
export const media = {
  /** The system asks for reduced motion. */
  still: '(prefers-reduced-motion: reduce)',
  /** The window has room for movement that follows the scrolling. */
  moving: `(min-width: ${breakpoint.moving})`,
  /** Things stand side by side. */
  wide: `(min-width: ${breakpoint.wide})`,
  /** There is room for everything in a row. */
  full: `(min-width: ${breakpoint.full})`,
  /** The links of the header stand in line, as `above` in read.ts says. */
  aboveFull: `not all and (max-width: ${breakpoint.full})`,
};
