import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../hashes';
import { cacheOnDisk, publishFiles } from './assetFiles';
import { fallbackFaces, fontFaces } from './fontFaces';
import type { FontPiece } from './fontFaces';
import { fontSources } from './fontSources';
import type { FontSource, PagesWithCut } from './fontSources';
import { cutTypeface, readFont, readFontFiles, subsetTypeface } from './subsetTypeface';

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

/**
 * Makes the site's font files, or takes them from the cache. `root` is the project's folder, whose packages have the
 * fonts, and whose content the characters. Throws when a font package is not installed.
 */
export async function makeFonts(root: string, out: string, cache: string): Promise<FontManifest> {
  const first = await firstCharacters(join(root, 'content'));
  const made = await Promise.all(
    fontSources.map(async (source) => ({
      source,
      ...(await makeFont(source, root, cache, first)),
    })),
  );
  await publishFiles(
    join(out, 'fonts'),
    made.flatMap(({ files }) => files),
  );
  const pageFont = (pages: PagesWithCut): PageFont => {
    const { source, note } = made.find((each) => each.source.cut?.pages === pages)!;
    const known = note.pieces.flatMap(({ characters }) => characters);
    return { cut: fontFaces(source, [note.cut!], known).join(''), file: note.pieces[0]!.file };
  };
  return {
    fontFaces: made
      .flatMap(({ source, note }) => [...fontFaces(source, note.pieces, first), ...note.fallbacks])
      .join('\n'),
    pageFonts: { bold: pageFont('bold'), clock: pageFont('clock') },
  };
}

/** Printable Basic Latin. */
const BASIC = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Characters that editors and formatted dates use, whether or not content has them today. */
const COMMON = [...'–—‘’“”…·•×®™°éñ€→←', '\u00a0', '\u202f'];

/** Returns the characters of a first visit: Basic Latin, common ones, and those of content's modules. */
async function firstCharacters(content: string): Promise<Set<string>> {
  const entries = await readdir(content, { recursive: true });
  const modules = entries.filter((entry) => entry.endsWith('.ts'));
  const sources = await Promise.all(modules.map((file) => readFile(join(content, file), 'utf8')));
  const used = sources.join('').match(/[^\p{ASCII}]/gu) ?? [];
  return new Set([...BASIC, ...COMMON, ...used]);
}

async function makeFont(
  source: FontSource,
  root: string,
  cache: string,
  first: ReadonlySet<string>,
) {
  const { name, axes, cut, delivery } = source;
  const originals = await readFontFiles(source, root);
  const hash = contentHash(...originals, JSON.stringify([source, [...first].sort()]));
  return cacheOnDisk(cache, `${name}-${hash}`, async () => {
    const files: Record<string, Buffer> = {};
    const pieces: FontPiece[] = [];
    for (const { woff2, characters } of await subsetTypeface(originals, axes, first)) {
      if (delivery === 'inlined' && pieces.length === 0) {
        pieces.push({ file: dataAddress(woff2), characters });
        continue;
      }
      const file = `${name}-${contentHash(woff2)}.woff2`;
      files[file] = woff2;
      pieces.push({ file: `/fonts/${file}`, characters });
    }
    const [latin] = originals as [Buffer];
    const characters = cut?.characters ? [...cut.characters] : pieces[0]!.characters;
    return {
      files,
      note: {
        pieces,
        fallbacks: fallbackFaces(source, await readFont(latin, axes)),
        cut: cut && { file: dataAddress(await cutTypeface(latin, axes, characters)), characters },
      },
    };
  });
}

function dataAddress(woff2: Buffer): string {
  return `data:font/woff2;base64,${woff2.toString('base64')}`;
}
