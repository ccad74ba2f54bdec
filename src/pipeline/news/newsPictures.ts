import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
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
  await mkdir(cache, { recursive: true });
  await mkdir(join(out, STORED_PICTURES), { recursive: true });
  const missing = new Set<string>();
  const makeFiles = async (id: string) => {
    if (!(await source.has(id)) || !(await cachePicture(id, source, cache, report))) {
      missing.add(id);
      report(
        `The picture ${id} is missing, or not what its id says, so its description stands in its place`,
      );
      return;
    }
    for (const name of filesOf(id))
      await copyFile(join(cache, name), join(out, STORED_PICTURES, name));
  };
  await pMap(ids, makeFiles, { concurrency: 16 });
  const kept = new Set(ids.filter((id) => !missing.has(id)).flatMap(filesOf));
  for (const name of await readdir(cache)) if (!kept.has(name)) await rm(join(cache, name));
  return articles.map((article) => withoutPictures(article, missing));
}

const filesOf = (id: string): string[] =>
  readPictureId(id)!.widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) =>
      storedPictureAddress(id, width, format).slice(STORED_PICTURES.length),
    ),
  );

/** Makes the files of a picture unless they are cached. Returns false if the source has no such picture. */
async function cachePicture(
  id: string,
  source: PictureSource,
  cache: string,
  report: (step: string) => void,
): Promise<boolean> {
  const cached = new Set(await readdir(cache));
  const names = filesOf(id);
  if (names.every((name) => cached.has(name))) return true;
  const bytes = await source.read(id);
  if (!bytes) return false;
  report(`Picture ${id}`);
  const { width, height, widths } = readPictureId(id)!;
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (found?.width !== width || found.height !== height) return false;
  for (const wide of widths) {
    for (const format of PICTURE_FORMATS) {
      const name = storedPictureAddress(id, wide, format).slice(STORED_PICTURES.length);
      const unfinished = join(cache, `${name}.part`);
      await writeFile(unfinished, await encodeAs(sharp(bytes).resize({ width: wide }), format));
      await rename(unfinished, join(cache, name));
    }
  }
  return true;
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
