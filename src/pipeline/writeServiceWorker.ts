import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { getManifest } from 'workbox-build';
import { WORKER_ADDRESS } from '../trustedTypesPolicy';
import type { PrecachedFile } from '../offline/precache';
import { packageFolders } from './licenses/packageFolders';

interface ServiceWorkerOptions {
  readonly root: string;
  /** The folder that becomes the site, with everything in it but the worker. */
  readonly out: string;
  /** The public addresses of the fonts that are not within the pages but wanted on many. */
  readonly fonts: readonly string[];
}

/**
 * Writes the service worker, which knows by name and revision what it has to keep, and gives the
 * folders of the packages in it. Throws when something of what it keeps is too large for a phone.
 */
export async function writeServiceWorker(options: ServiceWorkerOptions): Promise<string[]> {
  const { root, out } = options;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'src', 'offline', 'siteWorker.ts')],
    outfile: join(out, WORKER_ADDRESS),
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    target: await listBrowsers(root),
    // What fails is in the error.
    logLevel: 'silent',
    // It would be written as one that throws when it is reached.
    logOverride: { 'unsupported-regexp': 'error' },
    define: { PRECACHE: JSON.stringify(await listPrecache(options)) },
  });
  return packageFolders(Object.keys(metafile.inputs));
}

/** The oldest browsers that the site is built for, in esbuild's words: `safari15.4`. */
async function listBrowsers(root: string): Promise<string[]> {
  const { targets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as PackageFile;
  return targets.site.engines.browsers.split(', ').map((browser) => browser.replace(' >= ', ''));
}

interface PackageFile {
  readonly targets: { readonly site: { readonly engines: { readonly browsers: string } } };
}

/** The main pages, every script but the database's, and the fonts; no pictures, which are kept once seen. */
async function listPrecache({ out, fonts }: ServiceWorkerOptions): Promise<PrecachedFile[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns: ['*.html', 'scripts/*.js', ...fonts.map((font) => font.slice(1))],
    globIgnores: ['404.html', 'shell.html', 'scripts/firestoreNews.*'],
    dontCacheBustURLsMatching: /^(?:scripts|fonts)\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries.map(({ url, revision }) => ({ url: publicAddress(url), revision }));
}

/** `index.html` is `/`, `about.html` is `/about`. */
function publicAddress(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
