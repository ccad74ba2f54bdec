import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_DATA_PATH } from '../news/newsAddresses';
import { WORKER_ADDRESS } from '../trustedTypes';
import { bundleScript } from './bundleScript';
import { contentHash } from './hashes';

/** Pages that the worker has no use for: it has a page of its own for what it does not have. */
const OTHER_PAGES = ['404.html', 'desk.html', 'shell.html'];

/**
 * Writes the service worker of a site that is complete except for it, and returns the folders of the packages in
 * it. It lists the main pages, every script but the database's, and `fonts`: the public addresses of those that are
 * not inlined in the pages but needed on many. It differs from the last build's if a page or an article does: so
 * browsers find that there is something new to keep. Throws if it cannot be bundled for the oldest browsers.
 */
export async function writeServiceWorker(
  root: string,
  out: string,
  fonts: readonly string[],
): Promise<readonly string[]> {
  const isPage = (file: string) => file.endsWith('.html') && !OTHER_PAGES.includes(file);
  const pages = (await readdir(out)).filter(isPage).sort();
  const isScript = (file: string) => file.endsWith('.js') && !file.startsWith('firestoreNews.');
  const scripts = (await readdir(join(out, 'scripts'))).filter(isScript).sort();
  const { code, packages } = await bundleScript({
    root,
    entry: 'offline/siteWorker.ts',
    define: {
      PAGES: JSON.stringify(pages.map(publicAddress)),
      FILES: JSON.stringify([...scripts.map((file) => `/scripts/${file}`), ...fonts]),
    },
  });
  const texts = [...pages, ALL_DATA_PATH].map((file) => readFile(join(out, file)));
  const build = contentHash(...(await Promise.all(texts)));
  await writeFile(join(out, WORKER_ADDRESS), `// Build ${build}\n${code}`);
  return packages;
}

/** Returns `/` for `index.html`, and `/about` for `about.html`. */
function publicAddress(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
