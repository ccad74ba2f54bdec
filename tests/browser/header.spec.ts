import type { Locator } from '@playwright/test';
import { site } from '../../content/site';
import { expect, open, test } from './fixtures';

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skipLink });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest('main, footer, aside') !== null,
  );
  expect(isInMain).toBe(true);
});

test('the menu opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: 'Sponsors', exact: true });
  await expect(link).toBeHidden();
  const toggle = header.getByRole('checkbox');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await link.click();
  await expect(page).toHaveURL('/sponsors');
  await expect(link).toBeHidden();
});

test('up to 1200 px the menu is behind its toggle, as wide as the window or 320 px, and above that in a row', async ({
  page,
}) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const menu = header.locator('#menu');
  // A hidden checkbox has no role.
  const toggle = header.locator('[type=checkbox]');
  for (const { width, panel } of [
    { width: 649, panel: 649 },
    { width: 650, panel: 320 },
    { width: 1200, panel: 320 },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(menu).toBeHidden();
    await toggle.check();
    await expect(menu).toBeVisible();
    const bar = (await header.boundingBox())!;
    const box = (await menu.boundingBox())!;
    expect(box.width).toBe(panel);
    expect(Math.abs(box.y - (bar.y + bar.height))).toBeLessThanOrEqual(1);
    const isWholeWindow = Math.round(box.y + box.height) === 740;
    expect(isWholeWindow).toBe(panel === width);
    await toggle.uncheck();
  }
  await page.setViewportSize({ width: 1201, height: 740 });
  await expect(toggle).toBeHidden();
  const links = header.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Home', 'News', 'Outreach', 'Sponsors', 'About', 'Contact']);
  await expect(links.first()).toBeVisible();
  expect(new Set(await topsOf(links)).size).toBe(1);
});

const topsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));

test('in a window as small as at 400 % zoom, or a phone held sideways, the menu shows every word whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link');
  await header.getByRole('checkbox').check();
  const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
  expect(new Set(heights).size).toBe(1);
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('at 400 % zoom the header leaves with the page, and comes back at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await open(page, '/contact');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the page stands still behind the open menu, and scrolls once it is closed', async ({
    page,
  }) => {
    await open(page, '/about');
    const menu = page.getByRole('checkbox', { name: site.header.menu });
    const turnWheel = async () => {
      await page.mouse.move(180, 500);
      await page.mouse.wheel(0, 400);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    await menu.check();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await turnWheel();
    await menu.uncheck();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    expect(await scrolled()).toBe(0);
    await turnWheel();
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
