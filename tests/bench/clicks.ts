import type { Browser, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../browser/fixtures';
import { pageWithLinkTo } from '../browser/siteRoutes';
import { median, time } from './report';
import type { Options, Step } from './report';
import { SLOWDOWN, withPage } from './withPage';

/**
 * P5: measures a click on a link to every page on a slowed processor: how long until the next page is painted,
 * and until anything is. The processor time between, at full speed and multiplied, does not depend on how busy
 * the machine is.
 */
export function clickSteps({ pages, runs }: Options): Step[] {
  return pages.map(({ name, address }) => {
    const from = pageWithLinkTo(name);
    return {
      name: `Clicks from ${from} to ${name}`,
      async measure({ browser, origin }) {
        const click = (page: Page) => clickTo(page, origin + from, address);
        const [painted, answered, processor]: [number[], number[], number[]] = [[], [], []];
        for (let run = 0; run < runs; run += 1) {
          const times = await withPage(browser, click, { width: 1280 });
          painted.push(times.painted);
          answered.push(times.answered);
          const unslowed = (page: Page) => processorTime(browser, page, () => click(page));
          processor.push(await withPage(browser, unslowed, { width: 1280, slowdown: 1 }));
        }
        return [
          time('P5', `click from ${from} to ${name}`, median(painted), 200),
          time('P5', `answer of the link to ${name}`, median(answered), 100),
          time('P5', `processor ×${SLOWDOWN} to ${name}`, SLOWDOWN * median(processor)),
        ];
      },
    };
  });
}

/**
 * Clicks on the link to a page. Returns ms from the click until that page is painted, and until the next frame
 * of any kind; 0 if that is below the 16 ms that browsers report.
 */
async function clickTo(page: Page, from: string, to: string) {
  await page.goto(from);
  await waitForHydration(page);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  // A reader looks at a page before going on to the next.
  await page.waitForTimeout(2000);
  await page.evaluate(watchNextPage);
  await clickLikeAHuman(page, link);
  const painted = await page.evaluate(() => window.promised);
  await page.waitForTimeout(500);
  const waits = await page.evaluate(() => window.waits);
  return { painted, answered: Math.max(0, ...waits) };
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

/** Runs in the page: promises the time from the next click to the first frame of another page. */
function watchNextPage(): void {
  const heading = document.querySelector('h1');
  const startedAt = location.pathname;
  const isOther = () => {
    const next = document.querySelector('h1');
    return next !== null && next !== heading && location.pathname !== startedAt;
  };
  window.waits.length = 0;
  window.promised = new Promise((resolve, reject) => {
    const onClick = ({ timeStamp }: Event) => {
      console.timeStamp();
      window.whenPainted(isOther).then((paintedAt) => {
        console.timeStamp();
        resolve(paintedAt - timeStamp);
      }, reject);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** Returns the time that the page's thread works from a click until the next page is painted, ms. */
async function processorTime(browser: Browser, page: Page, click: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await click();
  const trace = (await browser.stopTracing()).toString();
  // `tts` is the thread's own clock, in microseconds.
  const { traceEvents } = JSON.parse(trace) as { traceEvents: { name: string; tts?: number }[] };
  const stamps = traceEvents.filter(({ name }) => name === 'TimeStamp');
  return ((stamps[1]?.tts ?? Number.NaN) - (stamps[0]?.tts ?? Number.NaN)) / 1000;
}
