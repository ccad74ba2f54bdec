import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './contentHash';

/**
 * Returns a hash of what makes the assets: the modules of this folder, and every package, because the
 * encoders have dependencies of their own. `root` is the project's folder.
 */
export async function makerHash(root: string): Promise<string> {
  const own = join(root, 'src', 'pipeline', 'assets');
  const modules = (await readdir(own)).sort().map((name) => join(own, name));
  const files = [...modules, join(root, 'package-lock.json')];
  return contentHash(...(await Promise.all(files.map((file) => readFile(file)))));
}
