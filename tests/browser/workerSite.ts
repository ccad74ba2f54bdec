import { cp, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTING_FILE } from '../../src/pipeline/hosting';
import { integrityOf } from '../../src/pipeline/hashes';
import { serveSite } from '../../src/local/serveSite';
import type { SiteServer } from '../../src/local/serveSite';
import { DATABASE_HOST, root, sites } from './sites';
import type { SiteKind } from './sites';
import { WORKER_ADDRESS } from '../../src/trustedTypes';

/** Serves one test worker its own copy of a build: the same files, with the database at `databaseHost`. */
export async function serveWorkerSite(
  kind: SiteKind,
  worker: number | string,
  databaseHost: string,
): Promise<SiteServer> {
  const out = join(root, '.build', 'test', `worker-${worker}`, kind);
  await rm(out, { recursive: true, force: true });
  await copyBuild(join(sites[kind], 'dist'), out, databaseHost);
  return serveSite({ out, port: 0 });
}

/** Copies a build: rewrites pages, settings and what verifies the pages, and links everything else. */
async function copyBuild(from: string, to: string, databaseHost: string): Promise<void> {
  let worker = await readFile(join(from, WORKER_ADDRESS), 'utf8');
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    await mkdir(join(target, '..'), { recursive: true });
    if (entry.name.endsWith('.html') || entry.name === HOSTING_FILE) {
      const text = await readFile(source, 'utf8');
      const rewritten = text.replaceAll(DATABASE_HOST, databaseHost);
      worker = worker.replace(integrityOf(text), integrityOf(rewritten));
      await writeFile(target, rewritten);
    } else if (target !== join(to, WORKER_ADDRESS)) {
      await link(source, target).catch(() => cp(source, target));
    }
  }
  await writeFile(join(to, WORKER_ADDRESS), worker);
}
