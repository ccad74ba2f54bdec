import type { Page } from '@playwright/test';
import { offline } from '../../content/offline';
import { expect, hydrated, open, test } from './fixtures';
import { samples } from './samples';
import { siteRoutes } from './siteRoutes';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has kept the frame and serves the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after one visit every page can be read without a connection', async ({ page, context }) => {
  const [seen, unseen] = samples;
  await open(page, `/news/${seen!.id}`);
  await kept(page);
  await context.setOffline(true);
  for (const { address, title, name } of siteRoutes) {
    await page.goto(address);
    await expect(page, name).toHaveTitle(title);
    await hydrated(page);
  }
  await page.goto(`/news/${unseen!.id}`);
  await expect(page).toHaveTitle(offline.head.title);
  await page.getByRole('link', { name: seen!.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen!.title);
});
