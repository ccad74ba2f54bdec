import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_ADDRESS } from '../trustedTypes';
import type { PrecachedFile } from '../offline/precache';
import { bundleScript } from './bundleScript';
import { integrityOf } from './hashes';

interface ServiceWorkerOptions {
  readonly root: string;
  /** The folder that becomes the site, complete except for the worker. */
  readonly out: string;
  /** The public addresses of the fonts that are not inlined in the pages but needed on many. */
  readonly fonts: readonly string[];
}

/**
 * Writes the service worker, which lists by name and revision what it precaches, and returns the folders
 * of the packages in it. Throws if the worker cannot be bundled for the oldest browsers.
 */
export async function writeServiceWorker(
  options: ServiceWorkerOptions,
): Promise<readonly string[]> {
  const { root, out } = options;
  const { code, packages } = await bundleScript({
    root,
    entry: 'offline/siteWorker.ts',
    define: { PRECACHE: JSON.stringify(await listPrecache(options)) },
  });
  await writeFile(join(out, WORKER_ADDRESS), code);
  return packages;
}

/** Pages that the worker has no use for: it has a page of its own for what it does not have. */
const OTHER_PAGES = ['404.html', 'desk.html', 'shell.html'];

/** Lists the main pages, every script but the database's, and the fonts; pictures are cached once seen. */
async function listPrecache({ out, fonts }: ServiceWorkerOptions): Promise<PrecachedFile[]> {
  const pages = (await readdir(out))
    .filter((file) => file.endsWith('.html') && !OTHER_PAGES.includes(file))
    .sort();
  const scripts = (await readdir(join(out, 'scripts')))
    .filter((file) => file.endsWith('.js') && !file.startsWith('firestoreNews.'))
    .sort();
  const hashed = [...scripts.map((file) => `/scripts/${file}`), ...fonts];
  const entries = await Promise.all(
    pages.map(async (file) => ({
      url: publicAddress(file),
      revision: integrityOf(await readFile(join(out, file))),
    })),
  );
  return [...entries, ...hashed.map((url) => ({ url, revision: null }))];
}

/** Returns `/` for `index.html`, and `/about` for `about.html`. */
function publicAddress(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
