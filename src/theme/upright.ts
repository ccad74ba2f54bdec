/** The media query for windows as tall and narrow as that of a phone held upright. */
export const upright = '(max-aspect-ratio: 2/3)';
