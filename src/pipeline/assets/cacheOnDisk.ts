import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Made<Note> {
  files: Record<string, Buffer>;
  /** What else must be known about it; survives JSON. */
  note: Note;
}

interface Kept<Note> {
  paths: string[];
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
): Promise<Kept<Note>> {
  const entry = join(cache, `${key}.json`);
  const known = await readEntry<Note>(cache, entry);
  if (known) return known;

  const { files, note } = await make();
  await mkdir(cache, { recursive: true });
  const names = Object.keys(files);
  await Promise.all(
    Object.entries(files).map(([name, data]) => writeWhole(join(cache, name), data)),
  );
  // Written last: an entry means that all of its files are complete.
  await writeWhole(entry, JSON.stringify({ names, note }));
  return { paths: names.map((name) => join(cache, name)), note };
}

async function readEntry<Note>(cache: string, entry: string): Promise<Kept<Note> | undefined> {
  try {
    const { names, note } = JSON.parse(await readFile(entry, 'utf8')) as {
      names: string[];
      note: Note;
    };
    const paths = names.map((name) => join(cache, name));
    await Promise.all(paths.map((path) => access(path)));
    return { paths, note };
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
