import { site } from '../../content/site';
import { expect, open, test } from './fixtures';

test('a new page begins at its top, with its heading in focus, and is announced once', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const title = (await heading.innerText()).trim();
  await expect(page.getByText(site.pageOpened('ABOUT US'))).toHaveCount(1);
  expect(title).not.toBe('');
});

test('back and forward find the place that was left', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('the first page takes no focus and is not announced', async ({ page }) => {
  await open(page, '/about');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.getByText(site.pageOpened('ABOUT US'))).toHaveCount(0);
});

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

for (const width of [360, 900]) {
  test(`at ${width} px the menu opens and closes by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
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
}

test('in a wide window the links stand in line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, '/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Home', 'News', 'Outreach', 'Sponsors', 'About', 'Contact']);
});
