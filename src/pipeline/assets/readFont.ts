import opentype from 'opentype.js';
import type { Font } from 'opentype.js';

/** Reads a TrueType font. Throws opentype.js's error when it is none. */
export function readFont(truetype: Buffer): Font {
  const { buffer, byteOffset, byteLength } = truetype;
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** The characters that a font has a drawing for; control characters do not count. */
export function charactersOf({ glyphs }: Font): string[] {
  return Array.from({ length: glyphs.length }, (_, index) => glyphs.get(index).unicodes)
    .flat()
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cc}/u.test(character));
}
