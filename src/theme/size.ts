/** Sizes of things, where the things of a page must agree on them. */
export const size = {
  header: '4.5rem',
  /** The widest a section grows. */
  page: '80rem',
  /** A line of text that is easy to read: about 66 signs. */
  measure: '38rem',
  /** The clock's dial at its largest. */
  dial: '40rem',
  /** The least size of a control under a finger. */
  target: '3rem',
};
