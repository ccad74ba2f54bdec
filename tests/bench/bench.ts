import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../src/commands/runCommand';
import { pageSizes } from '../browser/pageSizes';
import { selectPages } from '../browser/selectPages';
import { siteRoutes } from '../browser/siteRoutes';
import type { SitePage } from '../browser/siteRoutes';
import { root } from '../browser/sites';
import { openBenchSite } from './benchSite';
import type { BenchSite } from './benchSite';
import { measureClicks, measureFirstClicks } from './clicks';
import { measureLongList } from './longList';
import { measurePages } from './lighthousePages';
import { measureBuilds } from './manyPages';
import { measureNewsWaits } from './newsWaits';
import { missesLimit, readResults, formatResults, writeResults } from './report';
import type { Measure, Results } from './report';
import { measureScrolling } from './scrolling';
import { measureSlowMarkdown } from './slowMarkdown';

const RESULTS = join(root, '.build', 'bench', 'results.json');

/**
 * npm run bench: measures how fast and how heavy the site is (rows P1 to P8), what readers of the News wait
 * for (R), and what slow texts do to a phone (S). `-- --only P5,P6` picks rows, `--pages about,news` picks
 * pages (P7, P8, R and S ignore it), and `--runs 1` takes fewer runs than five. Prints a table with the last
 * run's figures beside the new ones. Fails on sizes and counts, never on times.
 */
await runCommand(async (report) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'P1,P4,P5,P6,P7,P8,R,S' },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
    },
  });
  const pages = selectPages(values.pages.split(',').filter(Boolean), siteRoutes);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Write how many runs to take, such as 5.`);
  }
  const rows: Record<string, (site: BenchSite) => Promise<Measure[]>> = {
    P1: (site) => measurePages(site, { pages, runs }, report),
    P4: async ({ dist }) => measureSizes(dist, pages),
    P5: async (site) => [
      ...(await measureClicks(site, { pages, runs }, report)),
      ...(await measureFirstClicks(site, pages, report)),
    ],
    P6: (site) => measureScrolling(site, pages, report),
    P7: (site) => measureLongList(site, report),
    P8: () => measureBuilds(report),
    R: (site) => measureNewsWaits(site, runs, report),
    S: (site) => measureSlowMarkdown(site, report),
  };
  const only = values.only.split(',');
  const unknown = only.find((row) => !(row in rows));
  if (unknown) {
    throw new Error(
      `--only names ${unknown}. Choose from ${Object.keys(rows).join(', ')}; P1 includes P2 and P3.`,
    );
  }

  const last: Results = await readResults(RESULTS);
  const results: Measure[] = [];
  const site = await openBenchSite(report);
  try {
    for (const row of only) {
      const measure = rows[row];
      if (measure) results.push(...(await measure(site)));
    }
  } finally {
    await site.stop();
  }
  await writeResults(RESULTS, results, last);
  console.log(`\n${formatResults(results, last)}\n`);
  const failed = results.filter((measure) => !measure.isTime && missesLimit(measure));
  if (failed.length > 0) {
    throw new Error(`${failed.length} sizes or counts are over their limits: see FAILS above.`);
  }
});

function measureSizes(dist: string, pages: readonly SitePage[]): Measure[] {
  return pages.flatMap(({ name, address }) =>
    Object.entries(pageSizes(dist, address)).map(([kind, value]) => ({
      row: 'P4',
      name: `${kind} ${name}`,
      value,
      unit: 'KB',
      isTime: false,
      ...(kind === 'script' && { limit: 90 }),
    })),
  );
}
