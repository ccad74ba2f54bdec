import { cp, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTING_FILE } from '../../src/pipeline/hosting';
import { serveSite } from '../../src/local/serveSite';
import type { SiteServer } from '../../src/local/serveSite';
import { DATABASE_HOST, root, testBuild } from './testBuild';

/** Serves one test worker its own copy of the build: the same files, with the database at `databaseHost`. */
export async function serveWorkerSite(
  worker: number | string,
  databaseHost: string,
): Promise<SiteServer> {
  const out = join(root, '.build', 'test', `worker-${worker}`);
  await rm(out, { recursive: true, force: true });
  await copyBuild(join(testBuild, 'dist'), out, databaseHost);
  return serveSite({ out, port: 0 });
}

/** Copies a build: rewrites pages and settings, and links everything else. */
async function copyBuild(from: string, to: string, databaseHost: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    await mkdir(join(target, '..'), { recursive: true });
    if (entry.name.endsWith('.html') || entry.name === HOSTING_FILE) {
      const text = await readFile(source, 'utf8');
      await writeFile(target, text.replaceAll(DATABASE_HOST, databaseHost));
    } else {
      await link(source, target).catch(() => cp(source, target));
    }
  }
}
