import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { clock } from '../../content/clock';
import { news } from '../../content/news';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { HEIGHT, audit, auditEverywhere } from './audit';
import { WIDTHS, expectAccessible, tabAtBothWidths } from './expectAccessible';
import { DATABASE_REQUESTS } from './faultyDatabase';
import { expect, waitForHydration, withMotion, open, test, waitForFullHydration } from './fixtures';
import { findLostText } from './lostText';
import { pagesWithoutHeader, siteRoutes } from './siteRoutes';

/** The CSP would block axe and readers' styles. */
test.use({ bypassCSP: true });

test.describe('with reduced motion requested by the system', () => {
  for (const { name, address } of siteRoutes) {
    test(`${name} is accessible`, async ({ page }) => {
      test.slow();
      const moving: string[] = [];
      await openAndScroll(page, address, async (when) => {
        moving.push(...(await movements(page)).map((what) => `${name} ${when}: ${what}`));
      });
      expect.soft(moving, 'Nothing moves').toEqual([]);
      // The menu is the same on every page.
      await expectAccessible(page, name, { withMenu: address === '/about' });
    });
  }

  for (const { name, address } of siteRoutes.filter((route) => route.address.startsWith('/news'))) {
    test(`${name} breaks no accessibility rule while it says that it cannot reach the database`, async ({
      page,
    }) => {
      await page.route(DATABASE_REQUESTS, (route) => route.abort());
      await open(page, address);
      await expect(page.getByText(news.notices.unreachable.text)).toBeVisible();
      expect(await auditEverywhere(page, `${name}, notice`, WIDTHS)).toEqual([]);
    });
  }
});

test('no text is lost to a reader whose text is 32 px by default', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  // Widths of layouts follow this size, and not that of a page's style.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    const lost: string[] = [];
    for (const { name, address } of siteRoutes) {
      await open(page, address);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        lost.push(...(await findLostText(page)).map((what) => `${name} at ${width} px: ${what}`));
      }
    }
    const root = page.locator('html');
    expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px');
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});

test.describe('with reduced motion requested by the calm switch', () => {
  test.use(withMotion);
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('calm', 'on')));

  // On the others, only the theme's phrases move anything, which ask the system and the switch in one rule.
  for (const address of ['/', ...pagesWithoutHeader, '/whattimeisit']) {
    test(`${address} does not move`, async ({ page }) => {
      const moving: string[] = [];
      await openAndScroll(page, address, async (when) => {
        moving.push(...(await movements(page)).map((what) => `${address} ${when}: ${what}`));
      });
      expect(moving).toEqual([]);
    });
  }
});

test.describe('without reduced motion', () => {
  test.use(withMotion);

  test('a page does move', async ({ page }) => {
    await page.goto('/about');
    await expect.poll(() => movements(page)).not.toEqual([]);
  });

  for (const { address, words } of [
    { address: '/reefscape', words: reefscape.page.movement },
    { address: '/whattimeisit', words: clock.movement },
  ]) {
    test(`the button that pauses ${address} is accessible`, async ({ page }) => {
      test.slow();
      await open(page, address);
      await waitForFullHydration(page);
      await expect(page.getByRole('button', { name: words.pause })).toBeVisible();
      const stops = await tabAtBothWidths(page, address);
      const names = stops.map(({ element }) => element);
      expect(names.filter((each) => each === `BUTTON  ${words.pause}`)).toHaveLength(2);
      await page.evaluate(axe.source);
      // Its icon is no text, so no rule reads its colors.
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect(await audit(page, { part: 'button', proof: 'button-name' })).toEqual([]);
      }
    });
  }
});

type Inspect = (when: string) => Promise<void>;

/** Opens a page, scrolls until all of it is hydrated, and hovers a link; calls `inspect` along the way. */
async function openAndScroll(page: Page, address: string, inspect: Inspect): Promise<void> {
  await page.goto(address);
  await inspect('while it loads');
  await waitForHydration(page);
  await inspect('after loading');
  for (let isEnd = false, top = 0; !isEnd; top += HEIGHT) {
    isEnd = await page.evaluate((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return y + innerHeight >= document.documentElement.scrollHeight;
    }, top);
    // Does not wait for a frame: a busy browser may draw none on a page where nothing moves.
    await page.waitForTimeout(50);
    await inspect(`scrolled to ${top} px`);
  }
  await waitForFullHydration(page);
  // Without `force`, this would wait for two frames in which the link does not move.
  await page.getByRole('contentinfo').getByRole('link').first().hover({ force: true });
  await inspect('under the pointer');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Returns what moves on a page now: animations, transitions, and styles that a script changes. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().map((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return `${animation.constructor.name} of ${target?.tagName} ${target?.className}`;
    }),
    ...Array.from(
      document.querySelectorAll('[style*="transform"], [style*="translate"], [style*="rotate"]'),
      (element) => `style of ${element.tagName} ${element.className}`,
    ),
  ]);
}
