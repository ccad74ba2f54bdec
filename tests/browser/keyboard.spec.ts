import type { Page } from '@playwright/test';
import { expect, open, test, withPagesAhead } from './fixtures';
import { siteRoutes } from './siteRoutes';

const WIDTHS = [320, 1280];

/** More tab stops than this on one page would mean a keyboard trap. */
const MAX_STOPS = 150;

for (const { name, address } of siteRoutes) {
  test(`${name} shows where the focus is, from its first stop to its last`, async ({ page }) => {
    test.slow();
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const stops = await tabThrough(page);
      expect(stops.length).toBeGreaterThan(5);
      expect(stops.length, 'No trap').toBeLessThan(MAX_STOPS);
      const wrong = stops.filter(({ problem }) => problem);
      expect.soft(wrong, `${name} at ${width} px`).toEqual([]);
    }
  });
}

test.describe('from page to page', () => {
  test.use(withPagesAhead);

  test('every linked page opens by keyboard, with its title, its heading and one announcement', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/');
    for (const { address, title } of siteRoutes) {
      const link = page.locator(`a[href="${address}"]`).last();
      if (address === '/' || (await link.count()) === 0) continue;
      await test.step(address, async () => {
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
        await expect(page).toHaveURL('/');
      });
    }
  });
});

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

interface TabStop {
  readonly element: string;
  readonly problem: string | undefined;
}

/** Presses Tab from the top of the page until the focus leaves it, and checks each stop. */
async function tabThrough(page: Page): Promise<TabStop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    getSelection()?.collapse(document.body, 0);
  });
  const stops: TabStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page: returns the focused element and any problem with its ring; undefined without focus. */
function inspectFocus(): TabStop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const label = (focused as HTMLInputElement).labels?.[0];
  const candidates = [focused, label, focused.nextElementSibling, focused.parentElement].filter(
    (element) => element instanceof Element,
  );
  // The only link of a card has its focus ring around the whole card.
  const outlined = candidates.find((element) =>
    [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? label?.textContent;
  const element = `${focused.tagName} ${focused.getAttribute('href') ?? ''} ${name?.trim().slice(0, 40)}`;
  if (!outlined) return { element, problem: 'has no ring' };
  const box = outlined.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return { element, problem: 'is out of sight' };
  const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max((box.top + box.bottom) / 2, 1), innerHeight - 1);
  const seen = document.elementFromPoint(x, y);
  const isSeen = candidates.some((one) => one.contains(seen) || seen?.contains(one));
  return {
    element,
    problem: isSeen
      ? undefined
      : `is covered by ${seen?.outerHTML.slice(0, 80)} in ${seen?.parentElement?.outerHTML.slice(0, 80)}`,
  };
}
