import type { HeaderRule } from './hosting';

/** The folders whose files carry a hash of their content in their names. */
const FOLDERS = ['scripts', 'pictures', 'fonts', 'icons', 'previews'];

/** A name up to its hash; after the hash come the size, for a picture, and the format. */
const HASHED = /^(\w+)\/([\w.-]+[.-][0-9a-f]{8})(?=[.-])/;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Returns the rules by which browsers cache files with a hash in their names. They name the files of
 * this build, not their folders: otherwise the 404 page for a script that a deployment replaced would
 * be cached for a year, and taken for the script once a rollback restores it.
 */
export function immutableCacheRules(files: readonly string[]): HeaderRule[] {
  const found = files.flatMap((file) => {
    const [, folder, name] = HASHED.exec(file) ?? [];
    return name === undefined ? [] : [{ folder, name }];
  });
  return FOLDERS.flatMap((folder) => {
    const names = new Set(found.filter((it) => it.folder === folder).map(({ name }) => name));
    if (names.size === 0) return [];
    const source = `/${folder}/@(${[...names].sort().join('|')})*`;
    return [{ source, headers: [{ key: 'Cache-Control', value: A_YEAR }] }];
  });
}
