import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a module of src/generated. Leaves an unchanged one alone, so that no watcher is triggered. */
export async function writeGenerated(file: string, source: string): Promise<void> {
  const finished = `// Made by src/pipeline/assets; changes here are lost.\n${source}`;
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === finished) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, finished);
}
