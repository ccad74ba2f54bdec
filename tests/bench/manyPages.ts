import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../browser/sites';
import type { Measure } from './report';

/** How many articles the builds are made from: the first is the baseline for growth. */
const SIZES = [100, 1000, 10_000];

interface BuildCost {
  readonly seconds: number;
  readonly megabytes: number;
}

/** P8: measures the time and memory of a whole build by the number of articles of 1 KB. */
export async function measureBuilds(report: (step: string) => void): Promise<Measure[]> {
  const measures: Measure[] = [];
  const costs: BuildCost[] = [];
  for (const size of SIZES) {
    report(`A build with ${size} articles`);
    const cost = await buildWith(size);
    costs.push(cost);
    const isLargest = size === SIZES.at(-1);
    measures.push(
      {
        row: 'P8',
        name: `build with ${size} articles`,
        value: cost.seconds,
        unit: 's',
        isTime: true,
        ...(isLargest && { limit: 60 }),
      },
      {
        row: 'P8',
        name: `memory with ${size} articles`,
        value: cost.megabytes,
        unit: 'MB',
        isTime: false,
        ...(isLargest && { limit: 1500 }),
      },
    );
  }
  return [...measures, growthOf(costs)];
}

/** What an article takes at the least: its own text, MB. */
const ARTICLE_MEGABYTES = 0.001;

/**
 * Returns how much memory an article beyond the second size takes, in shares of what one takes up to there:
 * more than 1 would be more than linear growth. What the garbage collector leaves is as uncertain as a time.
 */
function growthOf(costs: readonly BuildCost[]): Measure {
  const perArticle = (from: number, to: number) => {
    const megabytes = costs[to]!.megabytes - costs[from]!.megabytes;
    return Math.max(ARTICLE_MEGABYTES, megabytes / (SIZES[to]! - SIZES[from]!));
  };
  return {
    row: 'P8',
    name: `growth of memory beyond ${SIZES[1]} articles`,
    value: perArticle(1, 2) / perArticle(0, 1),
    unit: '×',
    limit: 1,
    isTime: true,
  };
}

/** Runs each build in its own process, because memory is counted from the process's start. */
async function buildWith(articles: number): Promise<BuildCost> {
  const script = join(import.meta.dirname, 'buildOnce.ts');
  const { stdout } = await promisify(execFile)('npx', ['tsx', script, String(articles)], {
    cwd: root,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildCost;
}
