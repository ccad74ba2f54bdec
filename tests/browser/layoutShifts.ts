import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The highest score allowed by the browser's measure: the share of the window that moved, times how far. */
const LIMIT = 0.002;

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Records every layout shift of the pages opened from now on, each from its first frame. */
export async function recordShifts(page: Page): Promise<void> {
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

/** Fails, with what has moved, if the page has shifted more than a visitor may notice. */
export async function expectStill(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, `${where}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(LIMIT);
}
