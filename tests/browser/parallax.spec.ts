import type { Page } from '@playwright/test';
import { expect, withMotion, open, test } from './fixtures';

test.use(withMotion);

const HEIGHT = 800;

/** Scrolls to a position. Returns how far the picture has sunk in the page's header, and where that ends, px. */
async function readHeaderAt(page: Page, top: number): Promise<{ sunk: number; end: number }> {
  return page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    // The first frame moves the timeline, and the second shows the result.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (scrollY !== y) throw new Error(`The page ends at ${scrollY} px.`);
    const header = document.querySelector('main [data-bleed]')!;
    const { top: start, bottom } = header.getBoundingClientRect();
    return { sunk: header.querySelector('img')!.getBoundingClientRect().top - start, end: bottom };
  }, top);
}

for (const { width, isMoving } of [
  { width: 600, isMoving: true },
  { width: 599, isMoving: false },
]) {
  test(`at ${width} px the fuel of Rebuilt ${isMoving ? 'flies off' : 'stays'} as the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/rebuilt');
    const driven = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
          .map(({ effect }) => (effect as KeyframeEffect).target!.tagName),
      );
    if (isMoving) expect(await driven()).toContain('SPAN');
    else expect(await driven()).toEqual([]);
  });
}

for (const { width, factor } of [
  { width: 1280, factor: 0.5 },
  { width: 600, factor: 0.5 },
  { width: 599, factor: 0 },
]) {
  test(`at ${width} px the picture of a page's header sinks by ${factor} of what is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/outreach');
    expect(await page.evaluate(() => CSS.supports('animation-timeline: scroll()'))).toBe(true);
    const start = await readHeaderAt(page, 0);
    for (const scrolled of [100, 400, HEIGHT]) {
      const { sunk } = await readHeaderAt(page, scrolled);
      expect(sunk - start.sunk).toBeCloseTo(scrolled * factor, 0);
    }
  });
}
