/** Distances. The last three grow with windows between 360 and 1440 px wide. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.5rem',
  xxl: '4rem',
  /** Between the window's edge and the words. */
  gutter: 'clamp(1.25rem, 0.25rem + 4.5vw, 4.25rem)',
  card: 'clamp(1.5rem, 1.167rem + 1.48vw, 2.5rem)',
  section: 'clamp(4rem, 2.5rem + 6.7vw, 8.5rem)',
};

/** Also grows with windows over 1440 px. */
const page = 'clamp(80rem, 50rem + 33.5vw, 105rem)';

/** Sizes that several things on a page must agree on. */
export const size = {
  header: '4.5rem',
  /** A line of small words: 1lh, which Safari before 16.4 and Firefox before 120 do not know. */
  smallLine: '1.5em',
  page,
  /** The width of a page's content: the window's without its gutters, up to `page`. */
  content: `min(${page}, 100vw - 2 * ${space.gutter})`,
  /** Between the window's edge and that content, in a part as wide as the window. */
  margin: `max(${space.gutter}, 50% - ${page} / 2)`,
  /** A line of text that is easy to read: about 66 characters. */
  measure: '38rem',
  dial: '40rem',
  /** Aligns the visible edge of the hornet's mark, 9 of 64 units inside its box, with the column's edge. */
  markInset: '-0.14em',
  /** Aligns the first letter of a large title, which has room before it, with the lines above and below. */
  titleInset: '-0.03em',
  target: '3rem',
};

/** Places in the stacking order. */
export const layer = {
  below: '-1',
  above: '1',
  header: '10',
  skipLink: '20',
};
