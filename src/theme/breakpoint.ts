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
