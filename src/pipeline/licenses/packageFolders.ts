/**
 * Returns the folders of the packages that files belong to, each once: `node_modules/react`. Paths are
 * relative to the project's folder, with `/`; files of the project itself are ignored.
 */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
