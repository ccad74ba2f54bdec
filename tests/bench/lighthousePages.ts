import lighthouse from 'lighthouse';
import type { SitePage } from '../browser/siteRoutes';
import { DEBUGGING_PORT } from './benchSite';
import type { BenchSite } from './benchSite';
import { median } from './report';
import type { Measure } from './report';

const SCORES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** P1 to P3: measures the pages with Lighthouse's mobile settings, each beside its hand-written twin. */
export async function measurePages(
  site: BenchSite,
  { pages, runs }: { pages: readonly SitePage[]; runs: number },
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, address } of pages) {
    report(`Lighthouse: ${name}`);
    const own: Visit[] = [];
    const plain: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await visit(site.origin + address));
      plain.push(await visit(site.plainOrigin + address));
    }
    const medianOf = (visits: Visit[], read: (runLighthouse: Visit) => number) =>
      median(visits.map(read));
    const ownPaint = medianOf(own, ({ largestPaint }) => largestPaint);
    const plainPaint = medianOf(plain, ({ largestPaint }) => largestPaint);
    measures.push(
      time('P1', `LCP ${name}`, ownPaint, 'ms'),
      time('P1', `LCP by hand ${name}`, plainPaint, 'ms'),
      { ...time('P1', `LCP ratio ${name}`, ownPaint / plainPaint, '×'), limit: 1.15 },
      ...Object.entries(SCORES).map(([category, limit]): Measure => ({
        row: 'P2',
        name: `${category} ${name}`,
        value: medianOf(own, ({ scores }) => scores[category] ?? 0),
        unit: '',
        limit,
        isMinimum: true,
        isTime: category === 'performance',
      })),
      {
        row: 'P3',
        name: `layout shift ${name}`,
        value: medianOf(own, ({ layoutShift }) => layoutShift),
        unit: '',
        limit: 0.002,
        isTime: false,
      },
      {
        ...time(
          'P3',
          `blocking ${name}`,
          medianOf(own, (of) => of.blockingTime),
          'ms',
        ),
        limit: 50,
      },
      // How long the machine itself blocks a page without script.
      time(
        'P3',
        `blocking by hand ${name}`,
        medianOf(plain, (of) => of.blockingTime),
        'ms',
      ),
    );
  }
  return measures;
}

interface Visit {
  /** ms */
  readonly largestPaint: number;
  /** ms */
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
}

/** How often to try in all, because a busy machine now and then loses a recording. */
const ATTEMPTS = 3;

async function visit(address: string, attempt = 1): Promise<Visit> {
  const result = await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    onlyCategories: Object.keys(SCORES),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && attempt < ATTEMPTS) return visit(address, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse failed at ${address}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

function time(row: string, name: string, value: number, unit: string): Measure {
  return { row, name, value, unit, isTime: true };
}
