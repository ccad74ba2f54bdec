import subsetFont from 'subset-font';
import { charactersOf, readFont } from './readFont';

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
    const left = charactersOf(readFont(whole)).filter((character) => !taken.has(character));
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

/** Hinting is left out: it fits outlines to coarse pixels, and is a quarter of a font. */
function subset(font: Buffer, characters: readonly string[], features: string[]): Promise<Buffer> {
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
}

/** Converts a font file to TrueType with all its characters, the given axes pinned to one value. */
export function pinAxes(file: Buffer, axes: Record<string, number>): Promise<Buffer> {
  return subsetFont(file, '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: axes,
  });
}
