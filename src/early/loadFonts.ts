/**
 * Loads fonts that are inlined in the page at once, each named as CSS writes it: `800 1em "Raleway"`. The
 * browser would load them only after it laid out the first words, and lay those out again. A browser that
 * refuses such fonts uses the fallbacks.
 */
export function loadFonts(fonts: readonly string[]): void {
  for (const font of fonts) document.fonts.load(font).catch(() => undefined);
}
