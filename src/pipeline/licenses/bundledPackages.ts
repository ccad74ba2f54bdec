import { relative, sep } from 'node:path';
import type { BundleGraph, PackagedBundle } from '@parcel/types';
import { packageFolders } from './packageFolders';

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
