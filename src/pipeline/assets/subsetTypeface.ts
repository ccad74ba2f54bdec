import subsetFont from 'subset-font';
import { charactersOf, readFont } from './readFont';

interface FontSubset {
  woff2: Buffer;
  /** The characters that no other piece has. */
  characters: string[];
}

/** Raleway's default figures are old-style; `lnum` has the lining ones. */
const FONT_FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk'];

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
      const options = {
        targetFormat: 'woff2',
        keepFeatures: FONT_FEATURES,
        noHinting: true,
      } as const;
      pieces.push({ woff2: await subsetFont(whole, characters.join(''), options), characters });
    }
  }
  return pieces;
}

/** Converts a font file to TrueType with all its characters, the given axes pinned to one value. */
export function pinAxes(file: Buffer, axes: Record<string, number>): Promise<Buffer> {
  return subsetFont(file, '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: axes,
  });
}
