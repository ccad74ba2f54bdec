import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../browser/fixtures';
import { pageWithLinkTo } from '../browser/siteRoutes';
import type { SitePage } from '../browser/siteRoutes';
import type { BenchSite } from './benchSite';
import { median } from './report';
import type { Measure } from './report';
import { withThrottledPage } from './throttledPage';

/** In the page; TypeScript does not know it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

/** When the first clicks happen, ms after the first paint: all within the first second. */
const EARLY_CLICKS = [100, 400, 800];

/** P5: measures the time from a click on a link until the next page is painted, for every page. */
export async function measureClicks(
  site: BenchSite,
  { pages, runs }: { pages: readonly SitePage[]; runs: number },
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, address } of pages) {
    const from = pageWithLinkTo(name);
    report(`A click from ${from} to ${name}`);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await clickTo(site, from, address));
    }
    measures.push({
      row: 'P5',
      name: `click from ${from} to ${name}`,
      value: median(times),
      unit: 'ms',
      limit: 100,
      isTime: true,
    });
  }
  return measures;
}

/** Returns ms from a click on the link to a page until that page is painted. */
async function clickTo(site: BenchSite, from: string, to: string): Promise<number> {
  return withThrottledPage(
    site.browser,
    async (page) => {
      await page.goto(site.origin + from);
      await waitForHydration(page);
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      // A reader looks at a page before going on to the next.
      await page.waitForTimeout(2000);
      await page.evaluate(watchNextPage);
      await clickLikeAHuman(page, link);
      return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
    },
    { width: 1280 },
  );
}

/** How long a pointer rests on a link, and a button stays pressed, ms. */
const HOVER_TIME = 200;
const PRESS_TIME = 100;

/**
 * Clicks with pauses, because the time of a click is that of the button's release: without them, it
 * would include what hovering and pressing make the page do, which people have waited for by then.
 */
async function clickLikeAHuman(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForTimeout(HOVER_TIME);
  // The locator's own click would look for the link under the pointer within the event.
  await page.mouse.down();
  await page.waitForTimeout(PRESS_TIME);
  await page.mouse.up();
}

/** Runs in the page: sets `painted` to the time from the next click to the first frame of another page. */
function watchNextPage(): void {
  const heading = document.querySelector('h1');
  const painted = new Promise<number>((resolve) => {
    const onClick = (event: Event) => {
      const checkFrame = () => {
        const next = document.querySelector('h1');
        const isOther = next && next !== heading && location.pathname !== startedAt;
        if (!isOther) {
          requestAnimationFrame(checkFrame);
          return;
        }
        // A task of this priority, asked for in a frame, comes right after that frame is painted.
        void scheduler.postTask(() => resolve(performance.now() - event.timeStamp), {
          priority: 'user-blocking',
        });
      };
      requestAnimationFrame(checkFrame);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
  const startedAt = location.pathname;
  Object.assign(window, { painted });
}

/** P5: measures how long a click within the first second after the paint waits for its response. */
export async function measureFirstClicks(
  site: BenchSite,
  pages: readonly SitePage[],
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, address } of pages) {
    report(`First clicks on ${name}`);
    const waits: number[] = [];
    for (const delay of EARLY_CLICKS) {
      waits.push(
        await withThrottledPage(site.browser, (page) =>
          clickEarly(page, site.origin + address, delay),
        ),
      );
    }
    measures.push({
      row: 'P5',
      name: `first click ${name}`,
      value: Math.max(...waits),
      unit: 'ms',
      limit: 200,
      isTime: true,
    });
  }
  return measures;
}

/** Returns ms from a click on the page's title to the next frame; 0 if below the 16 ms that are reported. */
async function clickEarly(page: Page, address: string, delay: number): Promise<number> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') waits.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.waitForTimeout(delay);
  const box = await page.locator('h1').first().boundingBox();
  if (!box) throw new Error(`${address} shows no title.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1500);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  return Math.max(0, ...waits);
}
