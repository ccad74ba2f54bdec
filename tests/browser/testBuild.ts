import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The folder of the build that the browser tests use; the site is in its `dist`. */
export const testBuild = join(root, '.build', 'test', 'build');

/** The database that the build names. None runs there: each test worker substitutes its own. */
export const DATABASE_HOST = '127.0.0.1:59999';
