import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { expect, test } from './fixtures';
import { samples } from './samples';
import { siteRoutes } from './siteRoutes';

test.use({ javaScriptEnabled: false });

for (const { name, address, title } of siteRoutes) {
  test(`${name} can be read without JavaScript`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(/\S.{80,}/s);
    await expect(page.locator('main [hidden] p, [id^="S:"], #root template')).toHaveCount(0);
    const footerLinks = page.getByRole('contentinfo').getByRole('link');
    expect(await footerLinks.count()).toBeGreaterThan(8);
  });
}

test('the News list and every article can be read without JavaScript', async ({ page }) => {
  await page.goto('/news');
  for (const { title } of samples) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const { id, title } of samples) {
    await page.goto(`/news/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('article p').first()).toBeVisible();
  }
});

test('the links from the News list to an article, and on to the next, work without JavaScript', async ({
  page,
}) => {
  await page.goto('/news');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: news.list.readMore }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const titles = samples.map(({ title }) => title);
  const first = await heading.textContent();
  expect(titles).toContain(first);
  await main.locator('a[href^="/news/"]').first().click();
  await expect(heading).not.toHaveText(first!);
  expect(titles).toContain(await heading.textContent());
});

test('an article that only the database can know says so without JavaScript', async ({ page }) => {
  const { needsScript } = articlePage.loading;
  await page.goto('/news/no-such-article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(needsScript.title);
  await expect(page.locator('main p:visible')).toHaveText(needsScript.text);
  await expect(page.locator('main section:visible'), 'Nothing seems to load').toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: needsScript.link.label }).click();
  await expect(page).toHaveURL(needsScript.link.to);
});

test('an unknown address leads home without JavaScript', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
});

test('the menu of a small window opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await expect(link).toBeHidden();
  await page.getByRole('banner').getByRole('checkbox').check({ force: true });
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await link.click();
  await expect(page).toHaveURL('/contact');
});
