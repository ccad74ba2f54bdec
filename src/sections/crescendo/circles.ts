/** The most circles at once, their interval and duration, ms, and their initial opacity. */
export const circles = { most: 4, every: 500, lasts: 8000, opacity: 0.7 };

/**
 * When each circle begins within a round, ms. A new one is due every 500 ms, but only four fit in at once
 * and each lasts 8,000 ms: so four begin 500 ms apart, and the next four as these end, one by one. That
 * makes a round of 8,000 ms in which each circle begins once, so no timer has to count them.
 */
export const circleStarts = Array.from(
  { length: circles.most },
  (_, index) => index * circles.every,
);

/** How far into a round the page opens, ms: the stage is not empty then, and the note beats soon after. */
export const circleLead = 6500;
