import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The builds that the browser tests use. */
export const sites = {
  /** As it is deployed. */
  production: join(root, '.build', 'test', 'production'),
  /** With React's warnings left in. */
  development: join(root, '.build', 'test', 'development'),
};

export type SiteKind = keyof typeof sites;

/** The database that the builds name. None runs there: each test worker substitutes its own. */
export const DATABASE_HOST = '127.0.0.1:59999';
