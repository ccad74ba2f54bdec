import { loadFonts } from './loadFonts';
import { restorePreferences } from './restorePreferences';
import type { StoredPreference } from './restorePreferences';

/** Written by the build (pipeline/pages/bundleEarlyScripts.ts). */
declare const PREFERENCES: readonly StoredPreference[];
declare const INLINED_FONTS: readonly string[];

/* In the head of every page, after its styles. */
restorePreferences(PREFERENCES);
loadFonts(INLINED_FONTS);
