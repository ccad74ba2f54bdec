import { randomUUID } from 'node:crypto';
import { access, constants, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A finished file, and the name under which the site has it. */
interface AssetFile {
  from: string;
  name: string;
}

/** What is cached under a key: the names of its files, and what else must be known about them. */
interface Entry<Note> {
  names: string[];
  /** Survives JSON. */
  note: Note;
}

/**
 * Returns what `make` returned for this key the first time, from the cache folder; calls `make` if
 * nothing is cached yet. What it makes without files is not kept. The key must change with everything that the result depends on, except the
 * code and the packages that make it: each version of those has its own cache folder (makeAssets).
 * Deleting the folder is always safe.
 */
export async function cacheOnDisk<Note>(
  cache: string,
  key: string,
  make: () => Promise<{ files: Record<string, Buffer>; note: Note }>,
): Promise<{ files: AssetFile[]; note: Note }> {
  const entry = join(cache, `${key}.json`);
  let known = await readEntry<Note>(cache, entry);
  if (!known) {
    const { files, note } = await make();
    known = { names: Object.keys(files), note };
    await mkdir(cache, { recursive: true });
    await Promise.all(known.names.map((name) => writeWhole(join(cache, name), files[name]!)));
    // Written last: an entry means that all of its files are complete.
    if (known.names.length > 0) await writeWhole(entry, JSON.stringify(known));
  }
  const { names, note } = known;
  return { files: names.map((name) => ({ from: join(cache, name), name })), note };
}

async function readEntry<Note>(cache: string, entry: string): Promise<Entry<Note> | undefined> {
  try {
    const known = JSON.parse(await readFile(entry, 'utf8')) as Entry<Note>;
    await Promise.all(known.names.map((name) => access(join(cache, name))));
    return known;
  } catch {
    return undefined;
  }
}

/** Writes a file atomically: a build that is interrupted, or two at once, must not leave half a file. */
async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}

/** Copies files into a folder, under their names. */
export async function publishFiles(folder: string, files: AssetFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copies = files.map(({ from, name }) =>
    copyFile(from, join(folder, name), constants.COPYFILE_FICLONE),
  );
  await Promise.all(copies);
}
