import type { Font } from 'opentype.js';
import type { FontSource } from './fontSources';

/** A piece of a typeface: its address, and the characters that only it has. */
export interface FontPiece {
  file: string;
  characters: string[];
}

/**
 * Returns the `@font-face` rules of a typeface's pieces. `others` are characters that it must not be asked
 * for, unless one of the pieces has them.
 */
export function fontFaces(
  source: FontSource,
  pieces: FontPiece[],
  others: Iterable<string>,
): string[] {
  // No file is requested for a common one that the typeface does not have.
  const known = [...others, ...pieces.flatMap(({ characters }) => characters)];
  return pieces.map(({ file, characters }) =>
    [
      `@font-face{font-family:'${source.family}'`,
      `font-weight:${source.weight}`,
      // Text waits for an inlined font.
      `font-display:${file.startsWith('data:') ? 'block' : source.display}`,
      `src:url('${file}') format('woff2')`,
      `unicode-range:${unicodeRange(characters, known)}}`,
    ].join(';'),
  );
}

/** How far apart two characters of one range may be: the next alphabet is farther away. */
const GAP = 64;

/**
 * Returns characters as a CSS `unicode-range`. To keep it short, merges neighbors into ranges, even
 * across a small gap, unless one of the `others` is between them.
 */
export function unicodeRange(characters: Iterable<string>, others: Iterable<string>): string {
  const own = new Set(codesOf(characters));
  const codes = [...new Set([...own, ...codesOf(others)])].sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  let isOpen = false;
  for (const code of codes) {
    const range = ranges.at(-1);
    const isOwn = own.has(code);
    if (isOwn && isOpen && range && code - range.last <= GAP) range.last = code;
    else if (isOwn) ranges.push({ first: code, last: code });
    isOpen = isOwn;
  }
  return ranges
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${last.toString(16)}`))
    .join(',');
}

function codesOf(characters: Iterable<string>): number[] {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

function hex(code: number): string {
  return `U+${code.toString(16)}`;
}

/** The factor by which kerning narrows Raleway in Chromium: opentype.js ignores its extension lookups. */
const UNREAD_KERNING = 0.994;

/**
 * Returns the `@font-face` rules of a typeface's fallback, one for each of its system fonts, in a family
 * named after the typeface, plus "Fallback". `font` is the typeface at its weight.
 *
 * The fallback is scaled until its text is as wide as the typeface's (size-adjust); then its
 * ascent, descent and line gap are set to the typeface's, divided by that scale because
 * size-adjust multiplies them as well. The formula is that of "Improved font fallbacks"
 * (developer.chrome.com/blog/font-fallbacks, 2022).
 */
export function fallbackFaces({ family, weight, fallback }: FontSource, font: Font): string[] {
  if (!fallback) return [];
  const { letters, fonts } = fallback;
  const { ascender, descender, tables, unitsPerEm } = font;
  const text = letters === 'capitals' ? SPECIMEN.toUpperCase() : SPECIMEN;
  const kerning = family === 'Raleway' ? UNREAD_KERNING : 1;
  const wanted = (font.getAdvanceWidth(text, 1) / text.length) * kerning;
  return fonts.map(({ names, averageWidth }) => {
    const scale = wanted / averageWidth[letters];
    const scaled = (units: number) => percent(units / unitsPerEm / scale);
    return [
      `@font-face{font-family:'${family} Fallback'`,
      `font-weight:${weight}`,
      `src:${names.map((name) => `local('${name}')`).join(',')}`,
      `size-adjust:${percent(scale)}`,
      `ascent-override:${scaled(ascender)}`,
      `descent-override:${scaled(-descender)}`,
      // Like the two above, from the table that browsers use.
      `line-gap-override:${scaled(Number(tables.hhea?.lineGap ?? 0))}}`,
    ].join(';');
  });
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

/**
 * Text to measure fonts with. Its share of capitals, digits and punctuation is that of the site's own
 * words: both give the same ratio between Raleway and Arial to within 0.1 %, while plain letter
 * frequencies are 2 % off.
 */
const SPECIMEN =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Everyone has the right to life, liberty and security of person. Universal Declaration of Human Rights, Articles 1 and 3. United Nations General Assembly, Resolution 217 A (III), Paris, 10 December 1948.';
