import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageFolders } from './licenses';

interface ScriptSource {
  readonly root: string;
  /** The file to begin with, below src. */
  readonly entry: string;
  /** Values for names in the source, as JSON. */
  readonly define?: Readonly<Record<string, string>>;
}

interface BundledScript {
  readonly code: string;
  /** The folders of the packages in it: `node_modules/canvas-confetti`. */
  readonly packages: readonly string[];
}

/**
 * Bundles a script that runs on its own: a worker, or a script within a page. Throws if it cannot be bundled
 * for the oldest browsers.
 */
export async function bundleScript({ root, entry, define }: ScriptSource): Promise<BundledScript> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'src', entry)],
    write: false,
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    target: await listBrowsers(root),
    // The error says what failed.
    logLevel: 'silent',
    // By default, esbuild writes such an expression as one that throws when it is reached.
    logOverride: { 'unsupported-regexp': 'error' },
    // All of the oldest know \p{…}; esbuild means by it that they know the names of the latest Unicode.
    supported: { 'regexp-unicode-property-escapes': true },
    define: { ...define },
  });
  return {
    code: outputFiles.map(({ text }) => text).join(''),
    packages: packageFolders(Object.keys(metafile.inputs)),
  };
}

/** Returns the oldest browsers that the site is built for, in esbuild's notation: `safari15.4`. */
async function listBrowsers(root: string): Promise<string[]> {
  const { targets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    targets: { site: { engines: { browsers: string } } };
  };
  return targets.site.engines.browsers.split(', ').map((browser) => browser.replace(' >= ', ''));
}
