import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForHydration } from '../browser/fixtures';
import type { SitePage } from '../browser/siteRoutes';
import type { BenchSite } from './benchSite';
import type { Measure } from './report';
import { withThrottledPage } from './throttledPage';

/** The pages that move. */
const ANIMATED_PAGES = ['/', '/rebuilt', '/reefscape', '/crescendo', '/whattimeisit'];

/** How long each page is scrolled and watched, and for how long in one direction, ms. */
const DURATION = 20_000;
const SWITCH_INTERVAL = 5000;

/**
 * P6: measures the longest task and the share of missed frames while a moving page is scrolled, beside
 * the share that the machine misses on a page by hand where nothing moves.
 */
export async function measureScrolling(
  site: BenchSite,
  pages: readonly SitePage[],
  report: (step: string) => void,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { address } of pages.filter((page) => ANIMATED_PAGES.includes(page.address))) {
    report(`Scrolling ${address}`);
    const { longestTask, missedFrames } = await watchScrolling(site.browser, site.origin + address);
    const byHand = await watchScrolling(site.browser, site.plainOrigin + address);
    measures.push(
      {
        row: 'P6',
        name: `longest task ${address}`,
        value: longestTask,
        unit: 'ms',
        limit: 50,
        isTime: true,
      },
      {
        row: 'P6',
        name: `missed frames ${address}`,
        value: missedFrames * 100,
        unit: '%',
        limit: 1,
        isTime: true,
      },
      {
        row: 'P6',
        name: `missed frames by hand ${address}`,
        value: byHand.missedFrames * 100,
        unit: '%',
        isTime: true,
      },
    );
  }
  return measures;
}

async function watchScrolling(browser: Browser, address: string) {
  const watch = async (page: Page, devtools: CDPSession) => {
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
    const startedAt = Date.now();
    for (let passed = 0; passed < DURATION; passed = Date.now() - startedAt) {
      await swipe(devtools, Math.floor(passed / SWITCH_INTERVAL) % 2 === 0 ? 'up' : 'down');
    }
    const trace = await browser.stopTracing();
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return { longestTask: Math.max(0, ...tasks), missedFrames: missedFrameRatio(trace) };
  };
  return withThrottledPage(browser, watch, { hasTouch: true });
}

/**
 * Drags a finger across most of a phone's screen in half a second. A mouse would hover every link that
 * passes under it, and light up its letters.
 */
async function swipe(devtools: CDPSession, direction: 'up' | 'down'): Promise<void> {
  const [from, to] = direction === 'up' ? [650, 150] : [150, 650];
  const x = 200;
  const moves = 30;
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y: from }],
  });
  for (let move = 1; move <= moves; move += 1) {
    const y = from + ((to - from) * move) / moves;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await setTimeout(500 / moves);
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface FrameReport {
  readonly state?: string;
  readonly affects_smoothness?: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Chromium has used both names. */
  readonly args?: Readonly<
    Record<'frame_reporter' | 'chrome_frame_reporter', FrameReport | undefined>
  >;
}

/** Returns the share of wanted frames that the compositor reports as dropped. Throws if it reported none. */
function missedFrameRatio(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const frames = traceEvents
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .flatMap(({ args }) => args?.frame_reporter ?? args?.chrome_frame_reporter ?? []);
  const wanted = frames.filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED');
  const missed = wanted.filter(
    ({ state, affects_smoothness: isSeen }) => state === 'STATE_DROPPED' && isSeen,
  );
  if (wanted.length === 0) throw new Error('The browser reported no frame of the page.');
  return missed.length / wanted.length;
}
