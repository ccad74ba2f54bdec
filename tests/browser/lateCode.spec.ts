import type { Page } from '@playwright/test';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import {
  expect,
  holdBack,
  waitForHydration,
  waitForIdle,
  waitUntilHydrated,
  open,
  test,
} from './fixtures';

const ABOUT = /scripts\/AboutPage\./;

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const failure = (page: Page) => page.getByRole('heading', { name: site.pageFailed.title });

test('a page whose own script does not load can still be read', async ({ page }) => {
  await page.route(ABOUT, (route) => route.abort());
  await page.goto('/about');
  await waitUntilHydrated(page, 'header[data-surface]');
  await expect(title(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

/** Goes to About, from there to Contact, and loads that page again, which then cannot load the code of About. */
async function goAwayFromAbout(page: Page): Promise<string> {
  await open(page, '/about');
  const about = await title(page).textContent();
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await page.route(ABOUT, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await waitForHydration(page);
  return about!;
}

test('going back to a page whose code a deploy has replaced loads the page from the server', async ({
  page,
}) => {
  const about = await goAwayFromAbout(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toHaveText(about);
  await expect(failure(page)).toHaveCount(0);
  await page.unroute(ABOUT);
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(failure(page)).toHaveCount(0);
});

test('a page that failed to load offline when going back loads the next time', async ({
  page,
  context,
}) => {
  const about = await goAwayFromAbout(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(failure(page)).toBeVisible();
  await context.setOffline(false);
  await page.unroute(ABOUT);
  await headerLink(page, 'Sponsors').click();
  await expect(page).toHaveURL('/sponsors');
  await expect(failure(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toHaveText(about);
});

test('a page that is left before its title is hydrated leaves no title behind', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  // The code of the title arrives while the next page opens; a slow phone shows that page first.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdBack(page, ABOUT);
  await page.goto('/about');
  await waitUntilHydrated(page, 'header[data-surface]');
  await waitForIdle(page);
  await headerLink(page, 'Contact').evaluate((link: HTMLElement) => link.click());
  await page.waitForTimeout(200);
  release();
  await expect(title(page)).toHaveText(contact.title);
  const { head } = contact;
  await expect.poll(() => page.locator('head > title').allTextContents()).toEqual([head.title]);
  const descriptions = page.locator('head > meta[name="description"]');
  await expect(descriptions).toHaveCount(1);
  await expect(descriptions).toHaveAttribute('content', head.description);
});

test('a page that the server is slow to send does not come over the one opened instead', async ({
  page,
}) => {
  await page.route(ABOUT, (route) => route.abort());
  let isSent = false;
  await page.route('**/about', async (route) => {
    // Not toHaveURL, which would wait for the page that is being loaded.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact');
    await route.continue().catch(() => undefined);
    isSent = true;
  });
  await open(page, '/');
  // By a timer in the page: Playwright itself would wait for the page that is being loaded.
  await headerLink(page, 'Contact').evaluate((link: HTMLElement) => {
    addEventListener('click', () => setTimeout(() => link.click(), 500), { once: true });
  });
  await headerLink(page, 'About').click({ noWaitAfter: true });
  await expect.poll(() => isSent).toBe(true);
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL('/contact');
});
