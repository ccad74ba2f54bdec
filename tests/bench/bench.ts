import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../../src/commands/runCommand';
import { selectPages } from '../browser/selectPages';
import { siteRoutes } from '../browser/siteRoutes';
import { root } from '../browser/testBuild';
import { openBenchSites } from './benchSites';
import { clickSteps } from './clicks';
import { firstVisitSteps } from './firstVisit';
import { lighthouseSteps } from './lighthousePages';
import { longListSteps } from './longList';
import { buildSteps } from './manyArticles';
import { newsWaitSteps } from './newsWaits';
import { deskSteps } from './deskWaits';
import { formatResults, missesLimit, readResults, writeResults } from './report';
import type { Measure, Options, Step } from './report';
import { scrollingSteps } from './scrolling';
import { sizeSteps } from './sizes';
import { slowMarkdownSteps } from './slowMarkdown';
import { visitSteps } from './visits';
import { yearSteps } from './yearCosts';

const RESULTS = join(root, '.build', 'bench', 'results.json');

const rows: Readonly<Record<string, (options: Options) => Step[]>> = {
  P1: lighthouseSteps,
  P4: sizeSteps,
  P5: clickSteps,
  P6: scrollingSteps,
  P7: longListSteps,
  P8: buildSteps,
  P9: visitSteps,
  P11: firstVisitSteps,
  D: () => [...yearSteps(), ...deskSteps()],
  R: newsWaitSteps,
  S: slowMarkdownSteps,
};

/** The share of the processors that, used by something else, makes a time doubtful. */
const BUSY = 0.2;

/**
 * npm run bench: measures how fast and how heavy the site is (rows P1 to P11), what readers of the News wait
 * for (R), what a year of a club takes of the free plan and what editors wait for at the desk (D), and
 * what slow texts do to a phone (S). `-- --only P5,P6` picks rows, `--pages home,news` picks pages (P7, P8, D, R
 * and S ignore it), and `--runs 1` takes fewer runs than five. `--dist DIR` measures a finished build instead of
 * making one; given twice, two of them, in turns. Prints a table with the last run's figures beside the new
 * ones. Fails on sizes and counts, never on times.
 */
await runCommand(async (report) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(rows).join() },
      pages: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      dist: { type: 'string', multiple: true, default: [] },
    },
  });
  const pages = selectPages(values.pages.split(',').filter(Boolean), siteRoutes);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is "${values.runs}". Write how many runs to take, such as 5.`);
  }
  const only = values.only.split(',');
  const steps = only.flatMap((row) => {
    const stepsOf = rows[row];
    if (stepsOf) return stepsOf({ pages, runs });
    throw new Error(
      `--only names ${row}. Choose from ${Object.keys(rows).join(', ')}; P1 includes P2 and P3.`,
    );
  });

  const { sites, stop } = await openBenchSites(values.dist, report);
  const columns = sites.map(({ title }) => ({ title, results: [] as Measure[] }));
  let busy = await othersShare();
  let mostBusy = busy;
  const lost: string[] = [];
  try {
    for (const { name, measure } of steps) {
      for (const [place, site] of sites.entries()) {
        report(sites.length > 1 ? `${name} (${site.title})` : name);
        const measures = await measure(site).catch((error: unknown) => {
          lost.push(`${name}: ${String(error)}`);
          return [];
        });
        const before = busy;
        busy = await othersShare();
        mostBusy = Math.max(mostBusy, busy);
        const isDoubtful = Math.max(before, busy) > BUSY;
        columns[place]!.results.push(
          ...measures.map((one) => ({ ...one, isDoubtful: one.isTime && isDoubtful })),
        );
      }
    }
  } finally {
    await stop();
  }
  const last = await readResults(RESULTS);
  await writeResults(RESULTS, columns.at(-1)!.results, last);
  console.log(`\n${formatResults(columns, last)}\n`);
  if (mostBusy > BUSY) {
    const percent = Math.round(100 * mostBusy);
    console.log(
      `Something else used up to ${percent} % of the machine. Do not trust times with a ~.\n`,
    );
  }
  const failed = columns
    .flatMap(({ results }) => results)
    .filter((one) => !one.isTime && missesLimit(one)).length;
  // One that fails loses none of the others, which took half an hour.
  if (lost.length > 0) throw new Error(`Not measured: ${lost.join('; ')}`);
  if (failed > 0) throw new Error(`${failed} sizes or counts miss their limits: see FAILS above.`);
});

/** Looks at the processors for half a second of rest, and returns the share of them that others use: 0 to 1. */
async function othersShare(): Promise<number> {
  const read = () => cpus().flatMap(({ times }) => Object.entries(times));
  const before = read();
  await setTimeout(500);
  let [idle, all] = [0, 0];
  for (const [place, [kind, after]] of read().entries()) {
    const passed = after - before[place]![1];
    all += passed;
    if (kind === 'idle') idle += passed;
  }
  return 1 - idle / all;
}
