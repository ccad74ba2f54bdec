import { readFile, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import pMap from 'p-map';
import { contentHash } from '../hashes';
import { cacheOnDisk, publishFiles } from './assetFiles';
import { encodePicture } from './encodePicture';
import type { ManifestPicture } from './encodePicture';
import { findNameProblem, isMaster, isMoving } from './pictureName';

interface PictureOptions {
  masters: string;
  out: string;
  cache: string;
  /** By file name: the focuses that content gives a picture, in percent from the left. */
  focuses?: Readonly<Record<string, readonly number[]>>;
  /** Called with a line of text for each picture that is not cached. */
  onProgress?: (line: string) => void;
}

/** Everything that the site can show, by the master's file name. */
export interface PictureManifest {
  pictures: Record<string, ManifestPicture>;
  /** Their public addresses. */
  animations: Record<string, string>;
}

/**
 * Makes every width and format of every master, or takes them from the cache; copies animations as they are.
 * Rejects with an Error that names a master that cannot be decoded. Ignores pictures of other formats and with
 * names that do not fit in an address: the content check has named them.
 */
export async function makePictures(options: PictureOptions): Promise<PictureManifest> {
  const { masters, out } = options;
  const found = await findMasters(masters);
  const made = await pMap(
    found.pictures,
    async (file) => ({ file, ...(await makePicture(file, found.pictures, options)) }),
    { concurrency: availableParallelism() },
  );
  const animations = await Promise.all(
    found.animations.map((file) => nameAnimation(masters, file)),
  );
  await publishFiles(join(out, 'pictures'), [
    ...made.flatMap(({ files }) => files),
    ...animations.map(({ published }) => published),
  ]);
  return {
    pictures: Object.fromEntries(made.map(({ file, note }) => [file, note])),
    animations: Object.fromEntries(animations.map(({ file, address }) => [file, address])),
  };
}

async function makePicture(
  file: string,
  all: string[],
  { masters, cache, focuses = {}, onProgress }: PictureOptions,
) {
  const master = await readFile(join(masters, file));
  const { name } = parse(file);
  const parts = focuses[file] ?? [];
  const key = [name, contentHash(master), ...parts].join('-');
  return cacheOnDisk(cache, key, async () => {
    onProgress?.(`Picture ${all.indexOf(file) + 1} of ${all.length}: ${file}`);
    const { files, entry } = await encodePicture(master, name, parts).catch((cause: unknown) => {
      throw new Error(
        `content/pictures/${file} cannot be read as a picture: the file is damaged or of another kind than its name says. Save it again as .jpg or .png.`,
        { cause },
      );
    });
    return { files, note: entry };
  });
}

async function findMasters(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !findNameProblem(entry.name))
    .map((entry) => entry.name)
    .sort();
  return { pictures: names.filter(isMaster), animations: names.filter(isMoving) };
}

/** Gives an animation an address with a hash of its content. */
async function nameAnimation(folder: string, file: string) {
  const from = join(folder, file);
  const { name, ext } = parse(file);
  const hashed = `${name}-${contentHash(await readFile(from))}${ext}`;
  return { file, address: `/pictures/${hashed}`, published: { from, name: hashed } };
}
