import { fontSources } from './fontSources';

/**
 * A script for the head of a page, after its styles: has the browser read the fonts that stand within
 * the page at once. It would do so only when it has laid out the first words, and lay them out again.
 * A browser that refuses such fonts has others.
 */
export const loadFontsWithin = fontSources
  .filter(({ comes }) => comes === 'withinPages')
  .map(({ family, axes }) => `document.fonts.load('${axes.wght} 1em "${family}"').catch(String);`)
  .join('');
