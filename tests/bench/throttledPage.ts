import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower a cheap phone is than the machine that measures. */
const SLOWDOWN = 4;

/** Opens a phone-sized page with the CPU slowed down four times, and closes it when `measure` is done. */
export async function withThrottledPage<Result>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
  { height = 800, width = 412, hasTouch = false } = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    serviceWorkers: 'block',
  });
  try {
    // tsx wraps functions in a `__name` call to keep their names, which does not exist in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}
