import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../../src/commands/runCommand';
import { serveSite } from '../../src/local/serveSite';
import { CHROMIUM_ARGUMENTS, requireChromium } from './chromium';
import { pageSizes } from './pageSizes';
import { siteRoutes } from './siteRoutes';
import { sizeTable } from './sizeTable';
import type { SizesByPage } from './sizeTable';
import { root, testBuild } from './testBuild';

const LAST = join(root, '.build', 'sizes.json');
const dist = join(testBuild, 'dist');

/**
 * npm run sizes: prints what every page of the tests' last build weighs and how much that has changed since
 * the last run, as a table that GitHub shows with a pull request. There, the last run is main's.
 */
await runCommand(async () => {
  if (!existsSync(dist)) {
    throw new Error('There is no build to weigh. Run npm run test:browser first.');
  }
  const { origin, stop } = await serveSite({ out: dist, port: 0 });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  const now: Record<string, SizesByPage[string]> = {};
  for (const { name, address } of siteRoutes)
    now[name] = await pageSizes(browser, { origin, dist }, address);
  await browser.close();
  await stop();
  const last = existsSync(LAST) ? (JSON.parse(await readFile(LAST, 'utf8')) as SizesByPage) : {};
  console.log(sizeTable(now, last));
  await writeFile(LAST, `${JSON.stringify(now, null, 2)}\n`);
});
