import { space } from './space';

const page = '80rem';

/** Sizes that several things on a page must agree on. */
export const size = {
  header: '4.5rem',
  /** A line of small words: 1lh, which Safari before 16.4 and Firefox before 120 do not know. */
  smallLine: '1.5em',
  page,
  /** The width of a page's content: the window's without its gutters, up to `page`. */
  content: `min(${page}, 100vw - 2 * ${space.gutter})`,
  /** A line of text that is easy to read: about 66 characters. */
  measure: '38rem',
  dial: '40rem',
  /** Aligns the visible edge of the hornet's mark, 9 of 64 units inside its box, with the column's edge. */
  markInset: '-0.14em',
  /** Aligns the first letter of a large title, which has room before it, with the lines above and below. */
  titleInset: '-0.03em',
  target: '3rem',
};
