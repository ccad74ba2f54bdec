import type { Page } from '@playwright/test';
import { DATABASE_REQUESTS } from './faultyDatabase';
import {
  expect,
  holdBack,
  withMotion,
  open,
  test,
  waitForFullHydration,
  waitForLiveNews,
  withPagesAhead,
} from './fixtures';
import { samples } from './samples';
import { pageWithLinkTo, siteRoutes } from './siteRoutes';

test.use(withPagesAhead);

/** All pages but the clock: what it says changes while it is compared. */
const steadyPages = siteRoutes.filter(({ name }) => name !== '/whattimeisit');

const linkTo = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]:visible`).first();

/** Scrolls one window further and returns what a screen reader is told, without numbers, as times change. */
async function describePage(page: Page): Promise<string> {
  await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
  return (await page.getByRole('main').ariaSnapshot()).replaceAll(/\d+/g, 'a number');
}

for (const { name, address, title } of steadyPages) {
  const from = pageWithLinkTo(name);
  test(`${name}, drawn while its link is hovered, is the page that its address opens`, async ({
    page,
    problems,
  }) => {
    await open(page, address);
    await waitForFullHydration(page);
    const expected = await describePage(page);
    await open(page, from);
    // Before, only the starts of articles are known.
    if (from === '/news') await waitForLiveNews(page);
    const titleBefore = await page.title();
    await linkTo(page, address).hover();
    const ahead = page.locator('main:not([id])');
    await expect(ahead.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).toBe(titleBefore);
    const drawn = await ahead.elementHandle();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveTitle(title);
    expect(await drawn.evaluate((main) => main.isConnected && main.id)).toBe('main');
    await expect.poll(() => describePage(page)).toBe(expected);
    expect(problems).toEqual([]);
  });
}

test('a page is drawn ahead, too, if the pointer rested on its link before that could be noticed', async ({
  page,
}) => {
  const letThrough = await holdBack(page, /scripts\/prepareNext\./);
  await open(page, '/about');
  await linkTo(page, '/sponsors').hover();
  letThrough();
  const ahead = page.locator('main:not([id])');
  await expect(ahead.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
});

test('a page drawn ahead takes part in the layout, but is not to be seen, pressed, read or printed', async ({
  page,
  problems,
}) => {
  await open(page, '/about');
  const look = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      // Just below the header, where the box of the other page would be in the way.
      pressed: document
        .elementFromPoint(
          innerWidth / 2,
          document.querySelector('header')!.getBoundingClientRect().bottom + 10,
        )!
        .closest('main')?.id,
    }));
  const before = await look();
  expect(before.pressed).toBe('main');
  await linkTo(page, '/sponsors').hover();
  const ahead = page.locator('main:not([id])');
  await expect(ahead).toHaveCSS('display', 'grid');
  expect(await look()).toEqual(before);
  expect(await ahead.locator('h1').evaluate((title) => title.checkVisibility())).toBe(false);
  await expect(page.getByRole('main')).toHaveCount(1);
  // React hides it again when something on it appears.
  await ahead.evaluate((main) => main.style.setProperty('display', 'none', 'important'));
  await expect(ahead).toHaveCSS('display', 'grid');
  await page.emulateMedia({ media: 'print' });
  await expect(ahead).toHaveCSS('display', 'none');
  expect(problems).toEqual([]);
});

test('an article whose link is reached before the database has answered opens with its text', async ({
  page,
  problems,
}) => {
  const letThrough = await holdBack(page, DATABASE_REQUESTS);
  await open(page, '/news');
  const { id, title } = samples[0]!;
  await linkTo(page, `/news/${id}`).hover();
  const ahead = page.locator('main:not([id])');
  await expect(ahead).toBeAttached();
  letThrough();
  await waitForLiveNews(page);
  const drawn = await ahead.elementHandle();
  await linkTo(page, `/news/${id}`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').locator('p').first()).toBeVisible();
  expect(await drawn.evaluate((main) => main.isConnected && main.id)).toBe('main');
  expect(problems).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use(withMotion);

  test('each page is shown as it was drawn ahead, and the one before it is gone', async ({
    page,
    problems,
  }) => {
    await open(page, '/about');
    const addresses = ['/news', '/', '/reefscape', '/', '/about'];
    for (const address of addresses) {
      await linkTo(page, address).hover();
      const ahead = page.locator('main:not([id])');
      await expect(ahead.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      const drawn = await ahead.elementHandle();
      await linkTo(page, address).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('main')).toHaveCount(1);
      expect(await drawn.evaluate((main) => main.id)).toBe('main');
    }
    expect(problems).toEqual([]);
  });

  test('what moves on a page drawn ahead begins to move when the page is opened', async ({
    page,
    problems,
  }) => {
    await open(page, '/about');
    await linkTo(page, '/sponsors').hover();
    const ahead = await page.locator('main:not([id])').elementHandle();
    /** The farthest that any movement of the page has come, ms; scrolling moves some others. */
    const furthest = () =>
      ahead.evaluate((main) =>
        Math.max(
          ...main
            .getAnimations({ subtree: true })
            .filter(({ timeline }) => timeline === document.timeline)
            .map(({ currentTime }) => Number(currentTime)),
        ),
      );
    await expect.poll(furthest).toBeGreaterThan(0);
    // By then, the title has flared up, and has to do so again.
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      const now = () => Number(document.timeline.currentTime);
      Object.assign(window, { now });
      const start = () => Object.assign(window, { openedAt: now() });
      addEventListener('click', start, { capture: true, once: true });
    });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL('/sponsors');
    let reached = 0;
    await expect.poll(async () => (reached = await furthest())).toBeGreaterThan(0);
    const passed = await page.evaluate('now() - openedAt');
    // Both are sums of fractions of a millisecond.
    expect(Math.round(reached)).toBeLessThanOrEqual(Math.round(passed as number));
    expect(problems).toEqual([]);
  });
});
