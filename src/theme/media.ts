import { breakpoint } from './breakpoint';

/** The media queries that script has to ask as well as the styles. */
export const media = {
  /** The system asks for little movement. */
  still: '(prefers-reduced-motion: reduce)',
  /** The window has room for movement that follows the scrolling. */
  moving: `(min-width: ${breakpoint.moving})`,
};
