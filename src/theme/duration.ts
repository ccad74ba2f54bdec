export const duration = {
  /** An answer to the pointer. */
  quick: '140ms',
  steady: '280ms',
  slow: '600ms',
  /** One picture of a slideshow takes the place of another (specification, 9). */
  slide: '500ms',
  /** From a view's appearance to the start of its letters (specification, 2). */
  viewReady: '10ms',
  /** From one letter of a title to the next (specification, 9). */
  titleLetter: '30ms',
  /** From one letter of a link to the next (specification, 9). */
  linkLetter: '7ms',
};
