import { breakpoint } from './breakpoint';
import { media } from './media';

/** The window is wider than high. */
export const landscape = '(orientation: landscape)';

/** The media query for windows with room for words beside something large: the widest, and a phone or tablet held sideways. */
export const beside = `@media ${media.full}, (min-width: ${breakpoint.compact}) and ${landscape}`;
