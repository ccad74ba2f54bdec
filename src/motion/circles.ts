/** At most so many circles at once, a new one so often and for so long, ms, from this opacity on. */
export const circles = { most: 4, every: 500, lasts: 8000, opacity: 0.7 };

/**
 * When each circle begins within a round, ms. A new one is due every 500 ms, but only four fit in at
 * once and each takes 8,000 ms: so four begin 500 ms apart, and the next four as these end, one by one.
 * That is a round of 8,000 ms in which each circle begins once, so no clock has to count them.
 */
export const circleStarts = Array.from(
  { length: circles.most },
  (_, place) => place * circles.every,
);

/** The page opens so many ms into a round: on a stage that is not empty, and soon before the note beats. */
export const circleLead = 6500;
