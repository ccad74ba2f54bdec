import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Made<Note> {
  /** What was made, by file name. */
  files: Record<string, Buffer>;
  /** What must be known of it besides; survives JSON. */
  note: Note;
}

interface Kept<Note> {
  /** Where the files lie in the cache, absolute. */
  paths: string[];
  note: Note;
}

/**
 * Gives what `make` gave for this key the first time, from the cache folder; calls `make` where
 * there is nothing yet. The key must change with everything that the result depends on, but for the
 * code and the packages that make it: those have a folder of their own for each state (makeAssets).
 * Deleting the folder is always safe.
 */
export async function keepInCache<Note>(
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
  await Promise.all(names.map((name) => writeWhole(join(cache, name), files[name] ?? '')));
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

/** A build that is stopped in the middle, or two at once, must not leave half a file. */
async function writeWhole(path: string, data: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}
