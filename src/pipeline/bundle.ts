import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, sep } from 'node:path';
import { Parcel, createWorkerFarm } from '@parcel/core';
import type {
  BuildFailureEvent,
  BundleGraph,
  InitialParcelOptions,
  PackagedBundle,
} from '@parcel/types';
import { contentHash } from './hashes';
import { packageFolders } from './licenses';
import { retryImports } from './retryImports';

interface BundleOptions {
  readonly root: string;
  /** The folder that becomes the site, where the scripts go. */
  readonly out: string;
  readonly work: string;
}

export interface Bundle {
  /** The page around the application, as Parcel wrote it, with its placeholders. */
  readonly template: string;
  /** The page of the News desk, as Parcel wrote it. */
  readonly deskTemplate: string;
  /** The public addresses of each page's scripts, by the name of its component. */
  readonly pageScripts: ReadonlyMap<string, readonly string[]>;
  readonly feedScript: string;
  /** The file of the application that the build itself runs (src/prerender.tsx). */
  readonly prerender: string;
  /** The folders of the packages in the browser's scripts: `node_modules/react`. */
  readonly packages: readonly string[];
}

/** What is in the scripts, in the folder for the build's intermediate files: by target, the files of each. */
export const MODULES_FILE = 'modules.json';

/** Bundles package.json's targets with Parcel. Throws an Error with file and line if Parcel knows them. */
export async function bundle({ root, out, work }: BundleOptions): Promise<Bundle> {
  const { targets } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    targets: Record<string, { source: string; distDir: string; publicUrl: string }>;
  };
  const { publicUrl } = targets.site!;
  const scripts = join(out, publicUrl);
  const deskScripts = join(out, targets.desk!.publicUrl);
  const folder = (target: string) => join(work, target);
  for (const [name, target] of Object.entries(targets)) target.distDir = folder(name);
  // Each build has a cache of its own, or two at a time would write into each other's folders.
  const cacheDir = folder('parcel-cache');
  await Promise.all(
    [scripts, deskScripts, cacheDir, ...Object.keys(targets).map(folder)].map((old) =>
      rm(old, { recursive: true, force: true }),
    ),
  );

  const graph = await runParcel(root, { targets, cacheDir });

  let template = await readFile(join(folder('site'), 'site.html'), 'utf8');
  await copyScripts(folder('desk'), deskScripts);
  for (const name of await copyScripts(folder('site'), scripts)) {
    // Parcel names the entry script after site.html. With index.html, it would take the project's folder.
    if (!template.includes(`/${name}"`)) continue;
    const text = retryImports(await readFile(join(scripts, name), 'utf8'));
    await rm(join(scripts, name));
    template = template.replaceAll(name, await writeHashed(text, scripts, 'site'));
  }
  const feed = await readFile(join(folder('firestore'), 'firestoreNews.js'), 'utf8');
  const feedScript = await writeHashed(feed, scripts, 'firestoreNews');
  await writeFile(join(folder('prerender'), 'package.json'), '{ "type": "commonjs" }\n');
  const modules = bundledModules(graph, root);
  await writeFile(join(work, MODULES_FILE), JSON.stringify(modules));
  return {
    template,
    deskTemplate: await readFile(join(folder('desk'), 'desk.html'), 'utf8'),
    pageScripts: scriptsOfPages(graph, publicUrl),
    feedScript: `${publicUrl}${feedScript}`,
    prerender: join(folder('prerender'), 'prerender.js'),
    packages: packageFolders(Object.values(modules).flat()),
  };
}

/**
 * Returns the files in the browser's scripts, from the project's folder with `/`, by the target that they are
 * bundled for.
 */
function bundledModules(
  graph: BundleGraph<PackagedBundle>,
  root: string,
): Record<string, string[]> {
  const modules: Record<string, string[]> = {};
  for (const script of graph.getBundles()) {
    if (script.target.name === 'prerender') continue;
    const files = (modules[script.target.name] ??= []);
    script.traverseAssets(({ filePath }) => {
      files.push(relative(root, filePath).split(sep).join('/'));
    });
  }
  return modules;
}

/**
 * Returns the scripts of every page: its own, and those that it shares with some other pages. What
 * every page needs is in the site's script.
 */
function scriptsOfPages(
  graph: BundleGraph<PackagedBundle>,
  publicUrl: string,
): Map<string, string[]> {
  const pages = graph
    .getBundles()
    .filter(({ target }) => target.name === 'site')
    .map((script) => ({ script, source: script.getMainEntry()?.filePath ?? '' }))
    .filter(({ source }) => dirname(source).endsWith(join('src', 'pages')));
  return new Map(
    pages.map(({ script, source }) => [
      parse(source).name,
      [script, ...graph.getReferencedBundles(script)].map(
        ({ filePath }) => `${publicUrl}${basename(filePath)}`,
      ),
    ]),
  );
}

async function runParcel(
  root: string,
  options: Pick<InitialParcelOptions, 'targets' | 'cacheDir'>,
): Promise<BundleGraph<PackagedBundle>> {
  const workerFarm = createWorkerFarm();
  try {
    const { bundleGraph } = await new Parcel({
      ...options,
      entries: [root],
      mode: 'production',
      env: { NODE_ENV: 'production' },
      defaultConfig: '@parcel/config-default',
      defaultTargetOptions: { shouldOptimize: true, shouldScopeHoist: true },
      // After a change, Parcel packages some scripts anew and keeps others that lack what those now need.
      shouldDisableCache: true,
      shouldAutoInstall: false,
      workerFarm,
    }).run();
    return bundleGraph;
  } catch (error) {
    throw withLocation(error, root);
  } finally {
    await workerFarm.end();
  }
}

/**
 * Returns Parcel's error as an Error that begins with its place, such as `src/App.tsx:12: `, which
 * Parcel's own message leaves to a reporter. Returns an error without a place unchanged.
 */
function withLocation(error: unknown, root: string): unknown {
  const [first] = (error as Partial<BuildFailureEvent>).diagnostics ?? [];
  const [frame] = first?.codeFrames ?? [];
  const line = frame?.codeHighlights[0]?.start.line;
  if (!first || !frame?.filePath || line === undefined) return error;
  const file = relative(root, frame.filePath);
  return new Error(`${file}:${line}: ${first.message}`, { cause: error });
}

/** Copies the scripts of a target, and returns their names. */
async function copyScripts(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name.endsWith('.js'));
  for (const name of names) await copyFile(join(from, name), join(to, name));
  return names;
}

/** Writes a script under a hash of its content: caching for a year needs one, and Parcel does not add it. */
async function writeHashed(text: string, folder: string, name: string): Promise<string> {
  const hashed = `${name}.${contentHash(text)}.js`;
  await writeFile(join(folder, hashed), text);
  return hashed;
}
