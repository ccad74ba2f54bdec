import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSizes } from './pageSizes';
import { siteRoutes } from './siteRoutes';
import { sizeTable } from './sizeTable';
import type { SizesByPage } from './sizeTable';
import { root, sites } from './sites';

/*
 * npm run sizes: prints what every page of the tests' last build weighs and how much that has changed since
 * the last run, as a table that GitHub shows with a pull request. There, the last run is main's.
 */
const LAST = join(root, '.build', 'sizes.json');
const dist = join(sites.production, 'dist');

if (!existsSync(dist)) {
  console.error('There is no build to weigh. Run npm run test:browser first.');
  process.exit(1);
}
const now: SizesByPage = Object.fromEntries(
  siteRoutes.map(({ name, address }) => [name, pageSizes(dist, address)]),
);
const last = existsSync(LAST) ? (JSON.parse(readFileSync(LAST, 'utf8')) as SizesByPage) : {};
console.log(sizeTable(now, last));
writeFileSync(LAST, `${JSON.stringify(now, null, 2)}\n`);
