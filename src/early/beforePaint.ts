import { loadFonts } from './loadFonts';
import { restorePreferences } from './restorePreferences';
import type { StoredPreference } from './restorePreferences';

/** Written by the build (pipeline/pages/bundleEarlyScripts.ts). */
declare const PREFERENCES: readonly StoredPreference[];

/* At the end of every page's head, after its styles. */
restorePreferences(PREFERENCES);
loadFonts();
