import { relative, sep } from 'node:path';
import type { BundleGraph, PackagedBundle } from '@parcel/types';

/** The folders of the packages that the browser's scripts were made of, such as `node_modules/react`. */
export function bundledPackages(graph: BundleGraph<PackagedBundle>, root: string): string[] {
  const folders = new Set<string>();
  for (const script of graph.getBundles()) {
    if (script.target.name === 'prerender') continue;
    script.traverseAssets(({ filePath }) => {
      const folder = packageFolder(relative(root, filePath).split(sep).join('/'));
      if (folder) folders.add(folder);
    });
  }
  return [...folders].sort();
}

/** The folder of the package that a file belongs to; undefined for a file of the project. */
export function packageFolder(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}
