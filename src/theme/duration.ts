export const duration = {
  /** A response to the pointer. */
  quick: '140ms',
  /** A small change that the eye can follow: a menu opens, a letter lights up. */
  steady: '280ms',
  /** A large part moves or appears. */
  slow: '600ms',
  slide: '500ms',
  /** All letters of a title flare up, one after the other. */
  title: '1600ms',
  /** From a view's appearance to the start of its letters. */
  viewReady: '10ms',
  /** One letter of a title flares up and cools down. */
  flare: '600ms',
  /** From one letter of a title to the next. */
  titleLetter: '30ms',
  linkLetter: '7ms',
};
