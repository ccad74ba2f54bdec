import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../src/commands/runCommand';
import { pageSizes } from './pageSizes';
import { siteRoutes } from './siteRoutes';
import { sizeTable } from './sizeTable';
import type { SizesByPage } from './sizeTable';
import { root, sites } from './sites';

const LAST = join(root, '.build', 'sizes.json');
const dist = join(sites.production, 'dist');

/**
 * npm run sizes: prints what every page of the tests' last build weighs and how much that has changed since
 * the last run, as a table that GitHub shows with a pull request. There, the last run is main's.
 */
await runCommand(async () => {
  if (!existsSync(dist)) {
    throw new Error('There is no build to weigh. Run npm run test:browser first.');
  }
  const now: SizesByPage = Object.fromEntries(
    siteRoutes.map(({ name, address }) => [name, pageSizes(dist, address)]),
  );
  const last = existsSync(LAST) ? (JSON.parse(await readFile(LAST, 'utf8')) as SizesByPage) : {};
  console.log(sizeTable(now, last));
  await writeFile(LAST, `${JSON.stringify(now, null, 2)}\n`);
});
