import { access, constants, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A finished file, and the name under which the site has it. */
interface AssetFile {
  from: string;
  name: string;
}

interface Made<Note> {
  files: Record<string, Buffer>;
  /** What else must be known about it; survives JSON. */
  note: Note;
}

interface Cached<Note> {
  files: AssetFile[];
  note: Note;
}

/**
 * Returns what `make` returned for this key the first time, from the cache folder; calls `make` if
 * nothing is cached yet. The key must change with everything that the result depends on, except the
 * code and the packages that make it: each version of those has its own cache folder (makeAssets).
 * Deleting the folder is always safe.
 */
export async function cacheOnDisk<Note>(
  cache: string,
  key: string,
  make: () => Promise<Made<Note>>,
): Promise<Cached<Note>> {
  const entry = join(cache, `${key}.json`);
  const known = await readEntry<Note>(cache, entry);
  if (known) return known;

  const { files, note } = await make();
  await mkdir(cache, { recursive: true });
  const names = Object.keys(files);
  await Promise.all(names.map((name) => writeWhole(join(cache, name), files[name]!)));
  // Written last: an entry means that all of its files are complete.
  await writeWhole(entry, JSON.stringify({ names, note }));
  return { files: names.map((name) => ({ from: join(cache, name), name })), note };
}

async function readEntry<Note>(cache: string, entry: string): Promise<Cached<Note> | undefined> {
  try {
    const text = await readFile(entry, 'utf8');
    const { names, note } = JSON.parse(text) as { names: string[]; note: Note };
    const files = names.map((name) => ({ from: join(cache, name), name }));
    await Promise.all(files.map(({ from }) => access(from)));
    return { files, note };
  } catch {
    return undefined;
  }
}

/** Writes a file atomically: a build that is interrupted, or two at once, must not leave half a file. */
async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
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
