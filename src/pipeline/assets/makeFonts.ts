import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cacheOnDisk } from './cacheOnDisk';
import { firstCharacters, unicodeRange } from './characters';
import { contentHash } from './contentHash';
import { cutTypeface, pinAxes, subsetTypeface } from './subsetTypeface';
import { fallbackFaces } from './fallbackFaces';
import { fontSources } from './fontSources';
import type { FontSource, PagesWithCut } from './fontSources';
import { asNamed, publishFiles } from './publishFiles';
import { readFont } from './readFont';

interface FontOptions {
  /** The project's folder: its packages have the fonts, its content the characters. */
  root: string;
  out: string;
  cache: string;
}

export interface FontManifest {
  /** Finished `@font-face` rules: all families and the site's fallbacks. */
  fontFaces: string;
  pageFonts: Record<PagesWithCut, PageFont>;
}

/** A font that is a file everywhere, and that some pages have a cut of. */
interface PageFont {
  /** Finished `@font-face` rules of the cut, for those pages to inline after `fontFaces`. */
  cut: string;
  /** The public address of the file. */
  file: string;
}

/** Makes the site's font files, or takes them from the cache. Throws when a font package is not installed. */
export async function makeFonts({ root, out, cache }: FontOptions): Promise<FontManifest> {
  const first = await firstCharacters(join(root, 'content'));
  const made = await Promise.all(
    fontSources.map(async (source) => ({
      source,
      ...(await makeFont(source, root, cache, first)),
    })),
  );
  await publishFiles(
    join(out, 'fonts'),
    made.flatMap(({ paths }) => paths.map(asNamed)),
  );
  const pageFont = (pages: PagesWithCut): PageFont => {
    const found = made.find(({ source }) => source.cut?.pages === pages);
    const { cut, pieces = [] } = found?.note ?? {};
    if (!found || !cut || !pieces[0]) throw new Error(`No font in fontSources.ts is for ${pages}.`);
    const known = pieces.flatMap(({ characters }) => characters);
    return { cut: fontFaces(found.source, [cut], known).join(''), file: pieces[0].file };
  };
  return {
    fontFaces: made
      .flatMap(({ source, note }) => [...fontFaces(source, note.pieces, first), ...note.fallbacks])
      .join('\n'),
    pageFonts: { bold: pageFont('bold'), clock: pageFont('clock') },
  };
}

/** Reads the files of a typeface, in the order of its source. */
export function readFontFiles(source: FontSource, root: string): Promise<Buffer[]> {
  const { resolve } = createRequire(join(root, 'package.json'));
  return Promise.all(source.files.map((file) => readFile(resolve(file))));
}

async function makeFont(
  source: FontSource,
  root: string,
  cache: string,
  first: ReadonlySet<string>,
) {
  const originals = await readFontFiles(source, root);
  const hash = contentHash(...originals, JSON.stringify([source, [...first].sort()]));
  return cacheOnDisk(cache, `${source.name}-${hash}`, async () => {
    const pieces = await subsetTypeface(originals, source.axes, first);
    const [within, inFiles] =
      source.delivery === 'inlined' ? [pieces.slice(0, 1), pieces.slice(1)] : [[], pieces];
    const named = inFiles.map((piece) => ({
      ...piece,
      name: `${source.name}-${contentHash(piece.woff2)}.woff2`,
    }));
    return {
      files: Object.fromEntries(named.map(({ name, woff2 }) => [name, woff2])),
      note: {
        pieces: [
          ...within.map(({ woff2, characters }) => ({ file: dataAddress(woff2), characters })),
          ...named.map(({ name, characters }) => ({ file: address(name), characters })),
        ],
        fallbacks: await makeFallbackFaces(source, originals),
        cut: await makeCut(source, originals, pieces[0]?.characters),
      },
    };
  });
}

async function makeCut(
  { cut, axes }: FontSource,
  [latin]: Buffer[],
  first: string[] = [],
): Promise<Piece | undefined> {
  if (!cut || !latin) return undefined;
  const characters = cut.characters ? [...cut.characters] : first;
  return { file: dataAddress(await cutTypeface(latin, axes, characters)), characters };
}

/** A piece of a typeface: its address, and the characters that only it has. */
interface Piece {
  file: string;
  characters: string[];
}

function fontFaces(source: FontSource, pieces: Piece[], others: Iterable<string>): string[] {
  // No file is requested for a common sign that the typeface does not have.
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

async function makeFallbackFaces(source: FontSource, [latin]: Buffer[]): Promise<string[]> {
  if (!latin) return [];
  const faces = source.fallbacks.map(async (fallback) =>
    fallbackFaces(source, fallback, readFont(await pinAxes(latin, fallback.comparedAt))),
  );
  return (await Promise.all(faces)).flat();
}

function dataAddress(woff2: Buffer): string {
  return `data:font/woff2;base64,${woff2.toString('base64')}`;
}

function address(name: string): string {
  return `/fonts/${name}`;
}
