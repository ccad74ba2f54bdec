import { expect, isHydrated, open, test, withPagesAhead } from './fixtures';
import { pageWithLinkTo, siteRoutes } from './siteRoutes';

test.use(withPagesAhead);

test('every page opens by keyboard, with its title, its heading and one announcement', async ({
  page,
}) => {
  test.slow();
  await open(page, '/');
  for (const { name, address, title } of siteRoutes) {
    await test.step(address, async () => {
      const from = pageWithLinkTo(name);
      if (new URL(page.url()).pathname !== from) await open(page, from);
      const link = page.locator(`a[href="${address}"]`).last();
      await link.focus();
      // Until its part is hydrated, a link opens its page like any link, without the site's script.
      await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const words = (await heading.textContent()) ?? '';
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(from);
    });
  }
});
