import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';
import type { Font } from 'opentype.js';
import subsetFont from 'subset-font';
import type { FontSource } from './fontSources';

interface FontSubset {
  woff2: Buffer;
  /** The characters that no other piece has. */
  characters: string[];
}

/** Raleway's default figures are old-style; `lnum` has the lining ones. */
const FONT_FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk'];

/** Without kerning, which is a third of a font. */
const CUT_FEATURES = ['liga', 'lnum'];

/**
 * Cuts the files of a typeface into subsets that share no character: from each file, first the
 * characters in `first`, then the others. The first piece is the one that every page needs.
 */
export async function subsetTypeface(
  files: Buffer[],
  axes: Record<string, number>,
  first: ReadonlySet<string>,
): Promise<FontSubset[]> {
  const taken = new Set<string>();
  const pieces: FontSubset[] = [];
  for (const file of files) {
    const whole = await pinAxes(file, axes);
    const left = charactersOf(parseFont(whole)).filter((character) => !taken.has(character));
    left.forEach((character) => taken.add(character));
    const isFirst = (character: string) => first.has(character);
    for (const characters of [left.filter(isFirst), left.filter((other) => !isFirst(other))]) {
      if (characters.length === 0) continue;
      pieces.push({ woff2: await subset(whole, characters, FONT_FEATURES), characters });
    }
  }
  return pieces;
}

/** Cuts as few bytes as possible from a typeface's file: the given characters, without kerning. */
export async function cutTypeface(
  file: Buffer,
  axes: Record<string, number>,
  characters: readonly string[],
): Promise<Buffer> {
  return subset(await pinAxes(file, axes), characters, CUT_FEATURES);
}

/** Reads the files of a typeface, in the order of its source. Throws when their package is not installed. */
export function readFontFiles(source: FontSource, root: string): Promise<Buffer[]> {
  const { resolve } = createRequire(join(root, 'package.json'));
  return Promise.all(source.files.map((file) => readFile(resolve(file))));
}

/** Reads a typeface's file, to measure and draw with it. Throws opentype.js's error if it is not a font. */
export async function readFont(file: Buffer, axes: Record<string, number>): Promise<Font> {
  return parseFont(await pinAxes(file, axes));
}

function parseFont({ buffer, byteOffset, byteLength }: Buffer): Font {
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** Returns the characters for which a font has a glyph, except control characters. */
function charactersOf({ glyphs }: Font): string[] {
  return Array.from({ length: glyphs.length }, (_, index) => glyphs.get(index).unicodes)
    .flat()
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cc}/u.test(character));
}

/** Hinting is left out: it fits outlines to coarse pixels, and is a quarter of a font. */
function subset(font: Buffer, characters: readonly string[], features: string[]): Promise<Buffer> {
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
}

/** Converts a font file to TrueType with all its characters, the given axes pinned to one value. */
function pinAxes(file: Buffer, axes: Record<string, number>): Promise<Buffer> {
  return subsetFont(file, '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: axes,
  });
}
