import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageFolders } from './licenses/packageFolders';

interface WorkerBundle {
  readonly root: string;
  /** The worker's source, below src. */
  readonly entry: string;
  /** The file to write. */
  readonly outfile: string;
  /** Values for names in the source, as JSON. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles a worker, and returns the folders of the packages in it. Throws if it cannot be bundled for the
 * oldest browsers.
 */
export async function bundleWorker({
  root,
  entry,
  outfile,
  define,
}: WorkerBundle): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'src', entry)],
    outfile,
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    target: await listBrowsers(root),
    // The error says what failed.
    logLevel: 'silent',
    // By default, esbuild writes such an expression as one that throws when it is reached.
    logOverride: { 'unsupported-regexp': 'error' },
    define: { ...define },
  });
  return packageFolders(Object.keys(metafile.inputs));
}

/** Returns the oldest browsers that the site is built for, in esbuild's notation: `safari15.4`. */
async function listBrowsers(root: string): Promise<string[]> {
  const { targets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as PackageFile;
  return targets.site.engines.browsers.split(', ').map((browser) => browser.replace(' >= ', ''));
}

interface PackageFile {
  readonly targets: { readonly site: { readonly engines: { readonly browsers: string } } };
}
