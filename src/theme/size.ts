/** Sizes of things, where the things of a page must agree on them. */
export const size = {
  header: '4.5rem',
  /** The widest a section grows. */
  page: '80rem',
  /** A line of text that is easy to read: about 66 signs. */
  measure: '38rem',
  /** The clock's dial at its largest. */
  dial: '40rem',
  /** Puts the drawn edge of the hornet's mark on its column's, not its box's: it begins 9 of 64 units in. */
  markInset: '-0.14em',
  /** The least size of a control under a finger. */
  target: '3rem',
};
