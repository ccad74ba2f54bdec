import { restorePreferences } from './restorePreferences';
import type { StoredPreference } from './restorePreferences';

/** Written by the build (pipeline/pages/bundleEarlyScripts.ts). */
declare const PREFERENCES: readonly StoredPreference[];

/* At the end of every page's head, after its styles. */
restorePreferences(PREFERENCES);
loadFonts();

/**
 * Loads at once the fonts that are inlined in the page, which are those that text waits for (display:
 * block). The browser would load them only after it laid out the first words, and lay those out again. A
 * browser that refuses such fonts uses the fallbacks.
 */
function loadFonts(): void {
  document.fonts.forEach((face) => {
    if (face.display === 'block') face.load().catch(() => undefined);
  });
}
