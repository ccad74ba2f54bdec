import { media } from './media';

/** The window is wider than it is tall. */
export const landscape = '(orientation: landscape)';

/** The media query for windows with room for words beside something large: very wide or landscape ones. */
export const sideBySide = `@media ${media.full}, ${media.compact} and ${landscape}`;
