import opentype from 'opentype.js';
import type { Font } from 'opentype.js';

/** Reads a TrueType font. Throws opentype.js's error if it is not one. */
export function readFont(truetype: Buffer): Font {
  const { buffer, byteOffset, byteLength } = truetype;
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Returns the characters for which a font has a glyph, except control characters. */
export function charactersOf({ glyphs }: Font): string[] {
  return Array.from({ length: glyphs.length }, (_, index) => glyphs.get(index).unicodes)
    .flat()
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cc}/u.test(character));
}
