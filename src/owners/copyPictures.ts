import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { DatabaseSettings } from '../news/databaseSettings';
import { databasePictures, pictureType } from '../pipeline/news/databasePictures';

/**
 * Copies pictures from the database into a folder, each named after its id; one that is there already is only
 * asked for, because none is ever changed. Removes what the database has not got any more, or what is not in
 * `ids`. Returns how many there are, and the files that it removed. Rejects with an Error that says why the
 * database cannot be read.
 */
export async function copyPictures(
  folder: string,
  ids: readonly string[],
  database: DatabaseSettings,
): Promise<{ readonly pictures: number; readonly removed: readonly string[] }> {
  const source = databasePictures(database);
  const held = await readdir(folder).catch((): string[] => []);
  const kept = new Set<string>();
  const copy = async (id: string) => {
    const file = held.find((name) => /\.(webp|jpg)$/.test(name) && name.startsWith(`${id}.`));
    if (file !== undefined) {
      if (await source.has(id)) kept.add(file);
      return;
    }
    const bytes = await source.read(id);
    if (bytes) kept.add(await write(folder, id, bytes));
  };
  await pMap(ids, copy, { concurrency: 16 });
  const removed = held.filter((file) => !kept.has(file));
  for (const file of removed) await rm(join(folder, file));
  return { pictures: kept.size, removed };
}

/** A picture whose writing was interrupted has another name, so that it is fetched again. */
async function write(folder: string, id: string, bytes: Buffer): Promise<string> {
  const file = `${id}.${pictureType(bytes) === 'image/webp' ? 'webp' : 'jpg'}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${file}.part`), bytes);
  await rename(join(folder, `${file}.part`), join(folder, file));
  return file;
}
