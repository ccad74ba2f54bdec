import type { Browser } from '@playwright/test';
import { waitForHydration } from '../browser/fixtures';
import { time } from './report';
import type { Options, Step } from './report';
import { byHand } from './twins';
import { withPage } from './withPage';

/** The pages that move. */
const ANIMATED_PAGES = ['/', '/rebuilt', '/reefscape', '/crescendo', '/whattimeisit'];

/** What a finger does in 20 s: it goes up across most of a phone's screen ten times, then down, and again. */
const SWIPES = [-500, 500, -500, 500].map((yDistance) => ({
  ...{ x: 200, y: 400 - yDistance / 2, yDistance, speed: 1000, repeatCount: 9, repeatDelayMs: 0 },
  // A mouse would hover every link that passes under it, and light up its letters.
  gestureSourceType: 'touch' as const,
}));

/**
 * P6: measures the longest task and the share of missed frames while a moving page is scrolled, beside
 * the share that the machine misses on a page as if by hand, where nothing moves.
 */
export function scrollingSteps({ pages }: Options): Step[] {
  return pages
    .filter(({ address }) => ANIMATED_PAGES.includes(address))
    .map(({ name, address }) => ({
      name: `Scrolling ${name}`,
      async measure({ browser, origin, twinOrigin }) {
        const own = await watchScrolling(browser, origin + address);
        const still = await watchScrolling(browser, (await twinOrigin()) + byHand(address));
        return [
          time('P6', `longest task ${name}`, own.longestTask, 50),
          time('P6', `missed frames ${name}`, own.missed, 1, '%'),
          time('P6', `missed frames by hand ${name}`, still.missed, undefined, '%'),
        ];
      },
    }));
}

/** Returns the page's longest task, ms, and the share of frames that were missed, in percent. */
function watchScrolling(browser: Browser, address: string) {
  return withPage(
    browser,
    async (page, devtools) => {
      await page.goto(address);
      await waitForHydration(page);
      await page.waitForTimeout(3000);
      await page.evaluate(() => (window.longTasks.length = 0));
      await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
      for (const swipe of SWIPES) await devtools.send('Input.synthesizeScrollGesture', swipe);
      const missed = missedFrames(await browser.stopTracing());
      return { missed, longestTask: await page.evaluate(() => Math.max(0, ...window.longTasks)) };
    },
    { hasTouch: true },
  );
}

interface FrameReport {
  readonly state?: string;
  readonly affects_smoothness?: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Chromium has used both names. */
  readonly args?: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport };
}

/** Returns the share of wanted frames that the compositor reports as dropped. Throws if it reported none. */
function missedFrames(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const wanted = traceEvents
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .flatMap(({ args }) => args?.frame_reporter ?? args?.chrome_frame_reporter ?? [])
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED');
  if (wanted.length === 0) throw new Error('The browser reported no frame of the page.');
  const missed = wanted.filter((one) => one.state === 'STATE_DROPPED' && one.affects_smoothness);
  return (100 * missed.length) / wanted.length;
}
