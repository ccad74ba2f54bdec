import type { Page } from '@playwright/test';
import { expect, waitForHydration, test } from './fixtures';

/** Opens a page and returns its fourth section's and footer's content-visibility before the site's script. */
async function openAndReadVisibility(page: Page, address: string) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll('main > :nth-child(4), #root > footer');
      const atFirst = Array.from(parts, (part) => getComputedStyle(part).contentVisibility);
      Object.assign(window, { atFirst });
    });
  });
  await page.goto(address);
  return page.evaluate(() => (window as unknown as { atFirst: string[] }).atFirst);
}

test('what is below the first window is laid out after it, and then has its usual place', async ({
  page,
}) => {
  expect(await openAndReadVisibility(page, '/')).toEqual(['auto', 'auto']);
  await waitForHydration(page);
  const left = page.locator('html[data-window-first], [style*="content-visibility"], [style=""]');
  await expect(left).toHaveCount(0);
  for (const part of await page.locator('main > *, #root > footer').all())
    await expect(part).toHaveCSS('content-visibility', 'visible');
  const places = () =>
    page
      .locator('main > *, #root > footer')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const laidOutLater = await places();
  await page.reload();
  await waitForHydration(page);
  expect(await places()).toEqual(laidOutLater);
});

test('a page opened at a fragment, or reloaded, is laid out in full', async ({ page }) => {
  expect(await openAndReadVisibility(page, '/about#main')).toEqual(['visible', 'visible']);
  await page.goto('/');
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { atFirst: string[] }).atFirst)).toEqual([
    'visible',
    'visible',
  ]);
});

test('a page without scripts is laid out in full', async ({ page }) => {
  expect(await openAndReadVisibility(page, '/offline.html')).toEqual(['visible']);
});
