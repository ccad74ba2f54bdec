import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../hashes';
import { publishFiles } from './assetFiles';

/**
 * Publishes each robot's drawings from all sides as they are, in the output's `turn`. Returns
 * what their names begin with, by their folder: `roomba-1a2b3c4d`, one hash for all, so that the page's script
 * needs only that.
 */
export async function makeTurns(masters: string, out: string): Promise<Record<string, string>> {
  const folders = await readdir(masters).catch((): string[] => []);
  const robots = await Promise.all(
    folders.sort().map(async (folder) => {
      const names = (await readdir(join(masters, folder))).filter((name) => name.endsWith('.avif'));
      const drawings = names.sort().map((name) => ({ name, from: join(masters, folder, name) }));
      const bytes = await Promise.all(drawings.map(({ from }) => readFile(from)));
      return { folder, drawings, name: `${folder}-${contentHash(...bytes)}` };
    }),
  );
  const files = robots.flatMap(({ name: start, drawings }) =>
    drawings.map(({ name, from }) => ({ from, name: `${start}-${name}` })),
  );
  await publishFiles(join(out, 'turn'), files);
  return Object.fromEntries(robots.map(({ folder, name }) => [folder, name]));
}
