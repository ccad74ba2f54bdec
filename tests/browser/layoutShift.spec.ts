import type { Page } from '@playwright/test';
import { expect, waitForHydration, withMotion, test } from './fixtures';
import { siteRoutes } from './siteRoutes';

/** The highest score allowed by the browser's measure: the share of the window that moved, times how far. */
const LIMIT = 0.002;

test.use(withMotion);

for (const { name, address } of siteRoutes) {
  test(`${name} does not shift while it loads and hydrates`, async ({ context }) => {
    const visit = async (width: number) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await observe(page);
      await page.goto(address);
      await waitForHydration(page);
      // Whatever arrives late, such as live News, arrives within this time.
      await page.waitForTimeout(2000);
      const shifts = await shiftsOf(page);
      const score = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(score, `${width} px: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(LIMIT);
    };
    await Promise.all([visit(360), visit(1280)]);
  });
}

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Records every layout shift from the first frame on. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null } & Record<'previousRect' | 'currentRect', DOMRectReadOnly>;
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].join(' ');
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${formatRect(previousRect)} → ${formatRect(currentRect)}`,
        );
        shifts.push({ value, sources: parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
