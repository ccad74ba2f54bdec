import { readdir, rm, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifest } from '../../../content/manifest';
import { team } from '../../../content/team';
import { dark, themeColor } from '../../theme/palettes';
import { readContent } from '../content/readContent';
import { makeFonts } from './makeFonts';
import type { FontManifest } from './makeFonts';
import { makeIcons } from './makeIcons';
import type { HeadLink } from './makeIcons';
import { makePictures, UnreadablePicture } from './makePictures';
import type { PictureManifest } from './makePictures';
import { makePreviews } from './makePreviews';
import type { PreviewPage } from './makePreviews';
import { writeGenerated } from './writeGenerated';
import { contentHash } from './contentHash';

interface AssetOptions {
  root: string;
  out: string;
  /** The folder that caches what was made; deleting it is safe. By default, the project's .build/assets. */
  cache?: string;
  /** The pages that get a link-preview picture; none in development. */
  pages?: PreviewPage[];
  /** Called with a line of text for each slow step. Never called when everything is cached. */
  onProgress?: (line: string) => void;
}

export interface Assets extends PictureManifest, FontManifest {
  /** Icons, for the head of every page, and the manifest, for pages with the site's script. */
  links: HeadLink[];
  /** Public addresses of the link-preview pictures, by page name. */
  previews: Record<string, string>;
}

/**
 * Makes pictures, fonts, icons and link previews, and writes src/generated. Throws an Error in
 * plain words: for a damaged picture it says which one, and which line of content shows it.
 */
export async function makeAssets(options: AssetOptions): Promise<Assets> {
  const { root, out, pages = [] } = options;
  const cache = await cacheOfMaker(options);
  const brand = join(root, 'content', 'pictures', 'brand');
  const [links, fonts, previews, pictures] = await Promise.all([
    makeIcons({ brand, out, app: { ...manifest, themeColor, backgroundColor: dark.paper } }),
    makeFonts({ root, out, cache: join(cache, 'fonts') }),
    makePreviews({ root, brand, out, cache: join(cache, 'previews'), label: team.fullName, pages }),
    makeContentPictures({ ...options, cache }),
  ]);
  await writeGenerated(join(root, 'src', 'generated'), { ...pictures, ...fonts });
  return { ...pictures, ...fonts, links, previews };
}

/** Returns the cache folder for this code and these packages. Deletes those of other versions. */
async function cacheOfMaker({
  root,
  cache = join(root, '.build', 'assets'),
}: AssetOptions): Promise<string> {
  const maker = await makerHash(root);
  const made = await readdir(cache).catch((): string[] => []);
  const others = made.filter((name) => name !== maker);
  await Promise.all(others.map((name) => rm(join(cache, name), { recursive: true, force: true })));
  return join(cache, maker);
}

async function makeContentPictures({
  root,
  out,
  cache,
  onProgress,
}: AssetOptions & { cache: string }) {
  try {
    return await makePictures({
      masters: join(root, 'content', 'pictures'),
      out,
      cache: join(cache, 'pictures'),
      focuses: findFocuses(root),
      onProgress: (file, number, total) => onProgress?.(`Picture ${number} of ${total}: ${file}`),
    });
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const place = await findPictureUse(join(root, 'content'), error.file);
    if (!place) throw error;
    throw new Error(`${place} shows a damaged picture. ${error.message}`, { cause: error });
  }
}

function findFocuses(root: string): Record<string, number[]> {
  const found: Record<string, Set<number>> = {};
  for (const { value } of readContent(root)) {
    if (isPictureWithFocus(value)) (found[value.file] ??= new Set()).add(value.focus);
  }
  return Object.fromEntries(
    Object.entries(found).map(([file, focuses]) => [file, [...focuses].sort((a, b) => a - b)]),
  );
}

function isPictureWithFocus(value: unknown): value is { file: string; focus: number } {
  const { file, focus } = Object(value) as { file?: unknown; focus?: unknown };
  return typeof file === 'string' && typeof focus === 'number';
}

async function findPictureUse(content: string, picture: string): Promise<string | undefined> {
  const entries = await readdir(content, { recursive: true });
  for (const module of entries.filter((entry) => entry.endsWith('.ts')).sort()) {
    const lines = (await readFile(join(content, module), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes(`'${picture}'`));
    if (line >= 0) return `content/${module.replaceAll('\\', '/')}:${line + 1}`;
  }
  return undefined;
}

/** Covers every package, because the encoders have dependencies of their own. */
async function makerHash(root: string): Promise<string> {
  const own = join(root, 'src', 'pipeline', 'assets');
  const modules = (await readdir(own)).sort().map((name) => join(own, name));
  const files = [...modules, join(root, 'package-lock.json')];
  return contentHash(...(await Promise.all(files.map((file) => readFile(file)))));
}
