import { constants, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

export interface PublishedFile {
  from: string;
  name: string;
}

/** Returns a file to publish under its own name. */
export function asNamed(from: string): PublishedFile {
  return { from, name: basename(from) };
}

/**
 * Makes the folder hold these files and nothing else. Names contain a hash of the content, so a file
 * that is already there with the same size is left alone.
 */
export async function publishFiles(folder: string, files: PublishedFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Set(files.map((file) => file.name));
  const stale = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name), { recursive: true })));
  await Promise.all(files.map(({ from, name }) => copyWhereNew(from, join(folder, name))));
}

async function copyWhereNew(from: string, to: string): Promise<void> {
  const [source, there] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (there?.size !== source.size) await copyFile(from, to, constants.COPYFILE_FICLONE);
}
