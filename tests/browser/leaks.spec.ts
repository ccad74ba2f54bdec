import type { CDPSession, Page } from '@playwright/test';
import { expect, open, test, waitForFullHydration, withMotion } from './fixtures';
import { siteRoutes } from './siteRoutes';
import { readSettledActivity, trackActivity } from './trackActivity';

test.use(withMotion);

/** Nothing moves on this page, so that what goes on there is left over from others. */
const STILL = '/contact';

test('a visit of every page leaves no element, listener, timer, observer or animation behind', async ({
  page,
}) => {
  test.slow();
  await trackActivity(page);
  await open(page, STILL);
  await waitForFullHydration(page);
  const devTools = await page.context().newCDPSession(page);
  const pages = [...siteRoutes].sort(
    (one, other) => Number(one.address === STILL) - Number(other.address === STILL),
  );
  const visitAll = async () => {
    for (const route of pages) await visit(page, route);
    return { ...(await readSettledActivity(page)), ...(await countLiving(devTools)) };
  };
  const counts: Record<string, number>[] = [await visitAll()];
  // Some rounds load code, or leave the page of a moment ago to React; a leak grows with every round.
  while (counts.length < 6 && growthOf(counts).length > 0) counts.push(await visitAll());
  expect(growthOf(counts), `Grew with every round: ${JSON.stringify(counts)}`).toEqual([]);
});

/** Returns what there was more of after the last round than after the one before. */
function growthOf(counts: readonly Record<string, number>[]): string[] {
  const [before, last] = counts.slice(-2);
  return Object.keys(before!).filter((kind) => !last || last[kind]! > before![kind]!);
}

/** Opens a page from another one, and shows every part of it. */
async function visit(page: Page, { address, title }: (typeof siteRoutes)[number]): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(page).toHaveTitle(title);
  await page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight && top < 8000; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
  });
}

interface Living {
  readonly nodes: number;
  /** Of all elements, where trackActivity counts those of the window, the document and media queries. */
  readonly allListeners: number;
}

/** Counts what the garbage collector has to keep. */
async function countLiving(devTools: CDPSession): Promise<Living> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { nodes, allListeners: jsEventListeners };
}
