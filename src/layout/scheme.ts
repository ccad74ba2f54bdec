import { createPreference } from '../lib/preference';

/** Light or dark, where the visitor has chosen; the system decides otherwise (theme/schemes.ts). */
export const scheme = createPreference('scheme', ['light', 'dark']);
