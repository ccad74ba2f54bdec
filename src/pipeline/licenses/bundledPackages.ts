import { relative, sep } from 'node:path';
import type { BundleGraph, PackagedBundle } from '@parcel/types';

/** Returns the folders of the packages in the browser's scripts, such as `node_modules/react`. */
export function bundledPackages(graph: BundleGraph<PackagedBundle>, root: string): string[] {
  const files: string[] = [];
  for (const script of graph.getBundles()) {
    if (script.target.name === 'prerender') continue;
    script.traverseAssets(({ filePath }) => {
      files.push(relative(root, filePath).split(sep).join('/'));
    });
  }
  return packageFolders(files);
}

/**
 * Returns the folders of the packages that files belong to, each once: `node_modules/react`. Paths are
 * relative to the project's folder, with `/`; files of the project itself are ignored.
 */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
