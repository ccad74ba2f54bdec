import { createPreference } from '../lib/createPreference';

/** Light or dark, if the visitor has chosen; otherwise the system decides (theme/schemes.ts). */
export const scheme = createPreference('scheme', ['light', 'dark']);
