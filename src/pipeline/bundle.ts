import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse } from 'node:path';
import { Parcel, createWorkerFarm } from '@parcel/core';
import type { BundleGraph, InitialParcelOptions, PackagedBundle } from '@parcel/types';
import { contentHash } from './assets/contentHash';
import { bundledPackages } from './licenses/bundledPackages';
import { retryImports } from './retryImports';
import { withPlace } from './withPlace';

interface BundleOptions {
  readonly root: string;
  /** Where the scripts for the browser go. */
  readonly scripts: string;
  /** Where everything else of the build's own goes. */
  readonly work: string;
  /** 'development' keeps React's warnings, for the tests that look for them. */
  readonly mode: 'production' | 'development';
}

export interface Bundle {
  /** The page around the application, as Parcel wrote it, with its placeholders. */
  readonly template: string;
  /** The public addresses of each page's scripts, by the name of its component. */
  readonly pageScripts: ReadonlyMap<string, readonly string[]>;
  /** The public address of the script that talks to Firestore. */
  readonly feedScript: string;
  /** The file of the application for the build itself (src/prerender.tsx). */
  readonly prerender: string;
  /** The folders of the packages in the browser's scripts: `node_modules/react`. */
  readonly packages: readonly string[];
}

type Targets = Record<string, { source: string; distDir: string; publicUrl?: string }>;

/** Where scripts stand on the site; package.json gives Parcel the same. */
const SCRIPTS_PATH = '/scripts/';

/** Builds the targets of package.json with Parcel. Throws an Error that names file and line where Parcel knows them. */
export async function bundle({ root, scripts, work, mode }: BundleOptions): Promise<Bundle> {
  const packageFile = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    targets: Targets;
  };
  const folder = (target: string) => join(work, target);
  const targets = Object.fromEntries(
    Object.entries(packageFile.targets).map(([name, target]) => [
      name,
      { ...target, distDir: folder(name) },
    ]),
  );
  await rm(scripts, { recursive: true, force: true });
  await Promise.all(
    Object.keys(targets).map((name) => rm(folder(name), { recursive: true, force: true })),
  );

  const graph = await runParcel(root, {
    entries: [root],
    targets,
    mode,
    // A cache that two builds share makes Parcel write into the other's folders.
    cacheDir: join(work, 'parcel-cache'),
    defaultTargetOptions: {
      shouldOptimize: mode === 'production',
      shouldScopeHoist: mode === 'production',
    },
  });

  await mkdir(scripts, { recursive: true });
  const built = await readdir(folder('site'));
  let template = await readFile(join(folder('site'), 'index.html'), 'utf8');
  // Parcel names the first script after the folder that the project is in.
  const first = mode === 'production' && built.find((name) => template.includes(`/${name}"`));
  for (const file of built.filter((name) => name.endsWith('.js') && name !== first)) {
    await copyFile(join(folder('site'), file), join(scripts, file));
  }
  if (first) {
    const text = retryImports(await readFile(join(folder('site'), first), 'utf8'));
    template = template.replaceAll(first, await writeHashed(text, scripts, 'site'));
  }
  const feed = await readFile(join(folder('firestore'), 'firestoreNews.js'), 'utf8');
  const feedScript = await writeHashed(feed, scripts, 'firestoreNews');
  await writeFile(join(folder('prerender'), 'package.json'), '{ "type": "commonjs" }\n');
  return {
    template,
    pageScripts: scriptsOfPages(graph),
    feedScript: `${SCRIPTS_PATH}${feedScript}`,
    prerender: join(folder('prerender'), 'prerender.js'),
    packages: bundledPackages(graph, root),
  };
}

/**
 * The scripts of every page: its own, and those it shares with some others. A script that every page
 * has is the site's.
 */
function scriptsOfPages(graph: BundleGraph<PackagedBundle>): Map<string, string[]> {
  const pages = graph
    .getBundles()
    .filter(({ target }) => target.name === 'site')
    .map((script) => ({ script, source: script.getMainEntry()?.filePath ?? '' }))
    .filter(({ source }) => dirname(source).endsWith(join('src', 'pages')));
  return new Map(
    pages.map(({ script, source }) => [
      parse(source).name,
      [script, ...graph.getReferencedBundles(script)].map(
        ({ filePath }) => `${SCRIPTS_PATH}${basename(filePath)}`,
      ),
    ]),
  );
}

async function runParcel(
  root: string,
  options: InitialParcelOptions,
): Promise<BundleGraph<PackagedBundle>> {
  const workerFarm = createWorkerFarm();
  try {
    const { bundleGraph } = await new Parcel({
      defaultConfig: '@parcel/config-default',
      shouldAutoInstall: false,
      workerFarm,
      env: { NODE_ENV: options.mode ?? 'production' },
      ...options,
    }).run();
    return bundleGraph;
  } catch (error) {
    throw withPlace(error, root);
  } finally {
    await workerFarm.end();
  }
}

/** What Parcel named after nothing or something else: a year of caching needs a name that changes with the content. */
async function writeHashed(text: string, folder: string, name: string): Promise<string> {
  const hashed = `${name}.${contentHash(text)}.js`;
  await writeFile(join(folder, hashed), text);
  return hashed;
}
