import type { Page } from '@playwright/test';
import { site } from '../../content/site';
import { expect, isHydrated, open, test } from './fixtures';
import { pageWithLinkTo, siteRoutes } from './siteRoutes';

/** Records in the page what its status elements say from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelectorAll('[role="status"]');
    for (const element of status) {
      const observer = new MutationObserver(() => {
        if (element.textContent) said.push(element.textContent);
      });
      observer.observe(element, { subtree: true, childList: true, characterData: true });
    }
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('every page opens by keyboard, with its title, its heading and one announcement', async ({
  page,
  problems,
}) => {
  test.slow();
  await open(page, '/');
  for (const { name, address, title } of siteRoutes) {
    await test.step(address, async () => {
      const from = pageWithLinkTo(name);
      if (new URL(page.url()).pathname !== from) await open(page, from);
      const link = page.locator(`a[href="${address}"]`).last();
      await link.focus();
      await listen(page);
      // Until its part is hydrated, a link opens its page like any link, without the site's script.
      await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const words = (await heading.textContent()) ?? '';
      await expect.poll(() => heard(page)).toEqual([site.pageOpened(words)]);
      await page.goBack();
      await expect(page).toHaveURL(from);
      const back = (await heading.textContent()) ?? '';
      await expect.poll(() => heard(page)).toEqual([words, back].map(site.pageOpened));
    });
  }
  expect(problems).toEqual([]);
});
