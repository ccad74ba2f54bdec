import { fontSources } from './fontSources';

/**
 * A script for the head of a page, after its styles: loads the fonts that are inlined in the page at
 * once. The browser would load them only after it laid out the first words, and lay those out again.
 * A browser that refuses such fonts uses the fallbacks.
 */
export const loadInlinedFonts = fontSources
  .filter(({ delivery }) => delivery === 'inlined')
  .map(({ family, axes }) => `document.fonts.load('${axes.wght} 1em "${family}"').catch(String);`)
  .join('');
