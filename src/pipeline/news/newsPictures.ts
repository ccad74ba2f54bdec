import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import {
  PICTURE_FORMATS,
  STORED_PICTURES,
  readPictureId,
  storedPictureAddress,
} from '../../lib/storedPicture';
import { pictureIdsIn } from '../../markdown/glance';
import type { Article } from '../../news/article';
import { cacheOnDisk, publishFiles } from '../assets/assetFiles';
import { encodeAs } from '../assets/encodePicture';

/** Where the files that were made are kept for the next build, relative to the project's root. */
export const NEWS_PICTURES_CACHE = '.build/news-pictures';

/** Where pictures come from: the database, or the folder that `npm run backup` fills. */
export interface PictureSource {
  /** Returns whether there is a picture, without its bytes. */
  has(id: string): Promise<boolean>;
  /** Returns its bytes; undefined if there is none. */
  read(id: string): Promise<Buffer | undefined>;
}

interface PicturesToMake {
  readonly articles: readonly Article[];
  readonly source: PictureSource;
  /** The folder that becomes the site. */
  readonly out: string;
  readonly cache: string;
  readonly report: (step: string) => void;
}

/**
 * Makes the files of every picture that the articles name, or takes them from the cache, and returns the
 * articles. Where the source has none, or one that its id does not describe, its words stay in its place; what
 * is gone from the source goes from the cache.
 */
export async function makeNewsPictures({
  articles,
  source,
  out,
  cache,
  report,
}: PicturesToMake): Promise<Article[]> {
  const ids = [...new Set(articles.flatMap(({ content }) => pictureIdsIn(content)))];
  const missing = new Set<string>();
  const kept = new Set<string>();
  const make = async (id: string) => {
    if (await source.has(id)) {
      const { files } = await cacheOnDisk(cache, id, () => encodeStored(id, source, report));
      if (files.length > 0) {
        await publishFiles(join(out, STORED_PICTURES), files);
        for (const { name } of [{ name: `${id}.json` }, ...files]) kept.add(name);
        return;
      }
    }
    missing.add(id);
    report(
      `The picture ${id} is missing, or not what its id says, so its description stands in its place`,
    );
  };
  await pMap(ids, make, { concurrency: 16 });
  for (const name of await readdir(cache).catch((): string[] => []))
    if (!kept.has(name)) await rm(join(cache, name));
  return articles.map((article) => withoutPictures(article, missing));
}

/** Encodes a picture in its widths and formats; in none if it is not what its id says. */
async function encodeStored(id: string, source: PictureSource, report: (step: string) => void) {
  report(`Picture ${id}`);
  const { width, height, widths } = readPictureId(id)!;
  const files: Record<string, Buffer> = {};
  const bytes = await source.read(id);
  const found =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => undefined));
  if (found?.width !== width || found.height !== height) return { files, note: undefined };
  for (const wide of widths) {
    for (const format of PICTURE_FORMATS) {
      const name = storedPictureAddress(id, wide, format).slice(STORED_PICTURES.length);
      files[name] = await encodeAs(sharp(bytes).resize({ width: wide }), format);
    }
  }
  return { files, note: undefined };
}

function withoutPictures(article: Article, missing: ReadonlySet<string>): Article {
  const gone = pictureIdsIn(article.content).filter((id) => missing.has(id));
  if (gone.length === 0) return article;
  const picture = new RegExp(
    `!\\[([^\\]]*)\\]\\(picture:(?:${gone.join('|')})(?:\\s[^)]*)?\\)`,
    'g',
  );
  return { ...article, content: article.content.replace(picture, '$1') };
}

/** Returns the pictures in a folder, whose files are named after their ids. */
export function picturesInFolder(folder: string): PictureSource {
  const read = async (id: string) => {
    const names = await readdir(folder).catch((): string[] => []);
    const name = names.find((each) => each.startsWith(`${id}.`));
    return name === undefined ? undefined : readFile(join(folder, name));
  };
  return { has: async (id) => (await read(id)) !== undefined, read };
}
