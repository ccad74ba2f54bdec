import { media } from './media';

/** The media query for windows as tall and narrow as that of a phone held upright. */
export const upright = '(max-aspect-ratio: 2/3)';

export const landscape = '(orientation: landscape)';

/** The media query for windows with room for words beside something large: very wide or landscape ones. */
export const sideBySide = `@media ${media.full}, ${media.compact} and ${landscape}`;
