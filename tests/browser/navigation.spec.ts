import type { Page } from '@playwright/test';
import { articlePage } from '../../content/article';
import { site } from '../../content/site';
import { DATABASE_REQUESTS } from './faultyDatabase';
import {
  expect,
  followFooterLink,
  waitForHydration,
  open,
  test,
  waitForFullHydration,
} from './fixtures';
import { samples } from './samples';

const [first] = samples;

test('an article that loads slowly is announced once it is there, with its title focused', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The database does not answer either.
  await page.route(DATABASE_REQUESTS, () => undefined);
  await page.route(/\/data\/news\/[^/]+\.json/, async (request) => {
    if (!request.request().url().includes(first!.id)) await released;
    await request.continue();
  });
  await open(page, `/news/${first!.id}`);
  // Until then, the links below the article cause a full page load.
  await waitForFullHydration(page);
  const more = page.getByRole('navigation', { name: articlePage.neighbors.label });
  await more.getByRole('link').first().press('Enter');
  await expect(page).not.toHaveURL(`/news/${first!.id}`);
  await expect(page.getByRole('main')).toContainText(articlePage.loading.label);
  await expect(page.getByText(site.pageOpened(''))).toHaveCount(0);
  release();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const words = (await heading.textContent())!;
  expect(samples.map(({ title }) => title)).toContain(words);
  await expect(page.getByText(site.pageOpened(words))).toHaveCount(1);
});

test('a link to the open page leads to its top and its heading, and adds no history entry', async ({
  page,
}) => {
  await open(page, '/about');
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await followFooterLink(page, 'About');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

for (const [from, to] of [
  ['/', '/about'],
  ['/news', `/news/${first!.id}`],
] as const) {
  test(`going back to ${from} focuses the link that was followed, and forward again the heading`, async ({
    page,
  }) => {
    await open(page, from);
    await waitForFullHydration(page);
    const link = page.getByRole('main').locator(`a[href="${to}"]`).first();
    await link.focus();
    await link.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

/** Goes to another page from a position far from both ends of this one, and returns the position, px. */
async function followFromFarDown(page: Page, address: string): Promise<number> {
  const link = page.getByRole('banner').locator(`a[href="${address}"]`).last();
  const top = await link.evaluate((element) => {
    window.scrollTo(0, Math.round(document.documentElement.scrollHeight * 0.6));
    (element as HTMLElement).click();
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(600);
  await expectScrolledTo(page, 0);
  return top;
}

/** What is in view stays there while lines above it reflow, so the position may move by a few of them, px. */
const TOLERANCE = 100;

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  const distance = () => page.evaluate((expected) => Math.abs(window.scrollY - expected), top);
  await expect.poll(distance).toBeLessThan(TOLERANCE);
}

for (const from of ['/news', '/']) {
  test(`going back to ${from} restores the position even after the site was reloaded`, async ({
    page,
  }) => {
    await open(page, from);
    const top = await followFromFarDown(page, '/about');
    await page.reload();
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expectScrolledTo(page, top);
  });
}

test('going forward restores the position even from a shorter page', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await waitForFullHydration(page);
  const top = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight * 0.8);
    return window.scrollY;
  });
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(end).toBeLessThan(top - TOLERANCE);
  await page.route(/scripts\/AboutPage\./, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.reload();
  await waitForHydration(page);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expectScrolledTo(page, top);
});

test('going back to another view of the News restores its position', async ({ page }) => {
  await open(page, '/news?sort=a-z');
  // The list is shorter until all of it is loaded and drawn.
  await waitForFullHydration(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect
    .poll(async () => {
      const before = await height();
      await page.waitForTimeout(500);
      return (await height()) - before;
    })
    .toBe(0);
  const top = await followFromFarDown(page, '/news');
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(page).toHaveURL('/news?sort=a-z');
  await expectScrolledTo(page, top);
});
