import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { DEBUGGING_PORT } from './benchSites';
import type { BenchSite } from './benchSites';
import { amount, median, time } from './report';
import type { Measure, Options, Step } from './report';
import { byHand } from './twins';

const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** How much longer the largest paint may take than on a page as if by hand, which waits for no typeface. */
const BY_HAND_LIMIT = { picture: 1.15, text: 1.35 };

/**
 * P1 to P3: measures the pages with Lighthouse's mobile settings, each beside its twin without scripts and
 * beside the same words and pictures as if by hand.
 */
export function lighthouseSteps({ pages, runs }: Options): Step[] {
  const work = new Map<BenchSite, number>();
  const steps = pages.map(({ name, address }) => ({
    name: `Lighthouse: ${name}`,
    async measure(site: BenchSite): Promise<Measure[]> {
      const [own, twin, hand]: [Result[], Result[], Result[]] = [[], [], []];
      const twinOrigin = await site.twinOrigin();
      for (let run = 0; run < runs; run += 1) {
        own.push(await visit(site.origin + address));
        twin.push(await visit(twinOrigin + address));
        hand.push(await visit(twinOrigin + byHand(address)));
      }
      const middle = (results: Result[], audit: string) =>
        median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      const score = (category: string) =>
        median(own.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0))));
      const [paint, twinPaint, handPaint] = [own, twin, hand].map((results) =>
        middle(results, 'largest-contentful-paint'),
      ) as [number, number, number];
      const mainThread = middle(own, 'mainthread-work-breakdown');
      work.set(site, (work.get(site) ?? 0) + mainThread);
      const largest = JSON.stringify(own[0]?.audits['largest-contentful-paint-element']);
      const handLimit = BY_HAND_LIMIT[/"lhId":"[^"]*-IMG"/.test(largest) ? 'picture' : 'text'];
      return [
        time('P1', `LCP ${name}`, paint),
        time('P1', `LCP without scripts ${name}`, twinPaint),
        time('P1', `LCP ratio ${name}`, paint / twinPaint, 1.1, '×'),
        time('P1', `LCP ratio to by hand ${name}`, paint / handPaint, handLimit, '×'),
        ...Object.entries(SCORES).map(([category, limit]) => ({
          ...amount('P2', `${category} ${name}`, score(category), limit),
          isMinimum: true,
          isTime: category === 'performance',
        })),
        amount('P3', `layout shift ${name}`, middle(own, 'cumulative-layout-shift'), 0.002),
        time('P3', `blocking ${name}`, middle(own, 'total-blocking-time'), 150),
        time('P3', `main-thread work ${name}`, mainThread),
      ];
    },
  }));
  const sum = (site: BenchSite) =>
    time('P3', `main-thread work of ${pages.length} pages`, work.get(site) ?? 0);
  return [...steps, { name: 'The sum of their work', measure: async (site) => [sum(site)] }];
}

/** How often to try in all, because a busy machine now and then loses a recording. */
const ATTEMPTS = 3;

async function visit(address: string, attempt = 1): Promise<Result> {
  const result = await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    onlyCategories: Object.keys(SCORES),
  });
  const error = result ? result.lhr.runtimeError?.message : 'it gave no result';
  if (error === undefined) return result!.lhr;
  if (attempt < ATTEMPTS) return visit(address, attempt + 1);
  throw new Error(`Lighthouse failed at ${address}: ${error}`);
}
