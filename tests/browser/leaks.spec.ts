import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { expect, open, test, waitForFullHydration, withMotion } from './fixtures';
import { siteRoutes } from './siteRoutes';

test.use(withMotion);

test('a visit of every page leaves no element and no listener behind', async ({ page }) => {
  test.slow();
  await open(page, '/');
  await waitForFullHydration(page);
  const devTools = await page.context().newCDPSession(page);
  const visitAll = async () => {
    for (const route of siteRoutes.filter(({ address }) => address !== '/'))
      await visit(page, route);
    await visit(
      page,
      siteRoutes.find(({ address }) => address === '/')!,
    );
    return countLiving(devTools);
  };
  const counts: Living[] = [await visitAll()];
  // Some rounds load code, or leave the page of a moment ago to React; a leak grows with every round.
  while (counts.length < 6 && !isDeepStrictEqual(counts.at(-1), counts.at(-2))) {
    counts.push(await visitAll());
  }
  expect(counts.at(-1), `It grew with every round: ${JSON.stringify(counts)}`).toEqual(
    counts.at(-2),
  );
});

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
  readonly listeners: number;
}

/** Counts what the garbage collector has to keep. */
async function countLiving(devTools: CDPSession): Promise<Living> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
