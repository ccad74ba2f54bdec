import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Resolves with the time, as of performance.now(), at which what is asked for has been painted. */
    whenPainted(isThere: () => boolean): Promise<number>;
    /** What a measured page promises to tell later. */
    promised: Promise<number>;
    /** How long each long task took so far, ms. */
    longTasks: number[];
    /** How long each event of a pointer waited for the frame that follows it, ms, from 16 ms on. */
    waits: number[];
  }
}

/** TypeScript does not know it yet. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

/** How much slower a cheap phone is than the machine that measures. */
export const SLOWDOWN = 4;

/** Opens a phone-sized page with the processor slowed down, and closes it when `measure` is done. */
export async function withPage<Result>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
  { slowdown = SLOWDOWN, width = 412, hasTouch = false } = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    hasTouch,
    serviceWorkers: 'block',
  });
  try {
    // tsx wraps functions in a `__name` call to keep their names, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(addMeans);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function addMeans(): void {
  window.whenPainted = (isThere) =>
    new Promise((resolve, reject) => {
      const deadline = performance.now() + 120_000;
      const checkFrame = () => {
        if (performance.now() > deadline) reject(new Error('The page never showed it.'));
        else if (!isThere()) requestAnimationFrame(checkFrame);
        else {
          // A task of this priority, asked for in a frame, comes right after that frame is painted.
          void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
        }
      };
      requestAnimationFrame(checkFrame);
    });
  window.longTasks = [];
  window.waits = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointerdown|pointerup|click)$/.test(name)) window.waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
