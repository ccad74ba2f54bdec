/** A media query that holds where an AVIF moves: Safari has done so, and has read this notation, since 16.4. */
export const movingAvif = '(width >= 0px)';
