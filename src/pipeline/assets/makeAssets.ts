import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { team } from '../../../content/team';
import { readContent } from '../content/readContent';
import { contentHash } from '../hashes';
import { CUT } from './encodePicture';
import { makeFonts } from './makeFonts';
import type { FontManifest } from './makeFonts';
import { makeIcons } from './makeIcons';
import type { IconLink } from './makeIcons';
import { makePictures } from './makePictures';
import type { PictureManifest } from './makePictures';
import { makePreviews } from './makePreviews';
import type { PreviewPage } from './makePreviews';
import { makeTurns } from './makeTurns';

interface AssetOptions {
  root: string;
  out: string;
  /** Called with a line of text for each slow step. Never called when everything is cached. */
  onProgress?: (line: string) => void;
}

export interface Assets extends PictureManifest, FontManifest {
  /** For the head of every page. */
  icons: IconLink[];
  /** Makes the link-preview pictures of pages, and resolves to their public addresses by the paths of pages. */
  drawPreviews: (pages: PreviewPage[]) => Promise<Record<string, string>>;
}

/**
 * Makes pictures, fonts and icons, and writes src/generated. Throws an Error in plain words, which names a damaged
 * picture.
 */
export async function makeAssets({ root, out, onProgress }: AssetOptions): Promise<Assets> {
  const cache = await cacheOfMaker(root);
  const brand = join(root, 'content', 'pictures', 'brand');
  const [icons, fonts, pictures, turns] = await Promise.all([
    makeIcons(brand, out),
    makeFonts(root, out, join(cache, 'fonts')),
    makePictures({
      masters: join(root, 'content', 'pictures'),
      out,
      cache: join(cache, 'pictures'),
      focuses: findFocuses(root),
      onProgress,
    }),
    makeTurns(join(root, 'content', 'pictures', 'turn'), out),
  ]);
  await writeGenerated(join(root, 'src', 'generated'), { ...pictures, ...fonts, turns });
  const drawPreviews = (pages: PreviewPage[]) =>
    makePreviews({ root, brand, out, cache: join(cache, 'previews'), label: team.fullName, pages });
  return { ...pictures, ...fonts, icons, drawPreviews };
}

/** Returns the cache folder for this code and these packages. Deletes those of other versions. */
async function cacheOfMaker(root: string): Promise<string> {
  const caches = join(root, '.build', 'assets');
  const code = join(root, 'src', 'pipeline', 'assets');
  const modules = (await readdir(code)).sort().map((name) => join(code, name));
  // Covers every package, because the encoders have dependencies of their own.
  const makers = [...modules, join(root, 'package-lock.json')];
  const maker = contentHash(...(await Promise.all(makers.map((file) => readFile(file)))));
  const made = await readdir(caches).catch((): string[] => []);
  const others = made.filter((name) => name !== maker);
  await Promise.all(others.map((name) => rm(join(caches, name), { recursive: true, force: true })));
  return join(caches, maker);
}

function findFocuses(root: string): Record<string, number[]> {
  const found: Record<string, Set<number>> = {};
  for (const { value } of readContent(root)) {
    const { file, focus } = Object(value) as { file?: unknown; focus?: unknown };
    if (typeof file !== 'string' || typeof focus !== 'number') continue;
    (found[file] ??= new Set()).add(focus);
  }
  return Object.fromEntries(
    Object.entries(found).map(([file, focuses]) => [file, [...focuses].sort((a, b) => a - b)]),
  );
}

/** Writes src/generated, whose path is `folder`: what the site must know of its pictures and fonts. */
async function writeGenerated(
  folder: string,
  assets: PictureManifest & FontManifest & { turns: Record<string, string> },
): Promise<void> {
  const all = Object.entries(assets.pictures);
  const entries = Object.fromEntries(all.map(([file, { cuts: _, ...entry }]) => [file, entry]));
  const cuts = Object.fromEntries(all.map(([file, entry]) => [file, entry.cuts]));
  const constant = (name: string, type: string, value: unknown) =>
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
  const entryType = "import('../components/Picture').PictureEntry";
  const modules = {
    'fonts.ts': constant('fontFaces', 'string', assets.fontFaces),
    'pictures.ts': constant('pictures', `Record<string, ${entryType}>`, entries),
    // Their public addresses, by file name.
    'animations.ts': constant('animations', 'Record<string, string>', assets.animations),
    // What the addresses of a robot's drawings from all sides begin with, by their folder.
    'turns.ts': constant('turns', 'Record<string, string>', assets.turns),
    // Of the parts cut out of pictures for phones, their widths, and the focuses around which they are, by picture.
    'pictureCuts.ts':
      constant('cutWidths', 'readonly number[]', CUT.widths) +
      constant('pictureCuts', 'Record<string, number[]>', cuts),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(modules)) {
    const file = join(folder, name);
    const finished = `// Made by src/pipeline/assets; changes here are lost.\n\n${source}`;
    const before = await readFile(file, 'utf8').catch(() => undefined);
    // An unchanged one is left alone, so that no watcher is triggered.
    if (before !== finished) await writeFile(file, finished);
  }
}
