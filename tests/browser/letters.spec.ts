import { sponsors } from '../../content/sponsors';
import { duration } from '../../src/theme/motion';
import { expect, open, test, translate, waitForFullHydration, withMotion } from './fixtures';

test.use(withMotion);

const LINKS = {
  'a link within a sentence': ['/about', 'main p a'],
  'the link of a card': ['/', 'main a[href="/rebuilt"]'],
  'the link of a page without a header': ['/rebuilt', 'a[href="/"]'],
  'a social link': ['/about', 'nav li a:has(svg)'],
} as const;

for (const [what, [address, selector]] of Object.entries(LINKS)) {
  test(`${what} lights up letter by letter, even the first time`, async ({ page }) => {
    await open(page, address);
    await waitForFullHydration(page);
    const link = page.locator(selector).first();
    const letters = link.locator('[data-letter]');
    await expect(letters).toHaveCount(0);
    await link.evaluate(recordTransitions);
    await link.hover();
    await expect(letters).not.toHaveCount(0);
    const step = parseFloat(duration.linkLetter);
    const expected = Array.from({ length: await letters.count() }, (_, at) => at * step);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { delays: number[] }).delays))
      .toEqual(expected);
  });
}

/** Runs in the page: collects after how many ms each letter of a link will begin to change its color. */
function recordTransitions(link: Element): void {
  const delays: number[] = [];
  Object.assign(window, { delays });
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (!(target instanceof HTMLElement) || propertyName !== 'color') return;
    if (target.dataset.letter === undefined || !link.contains(target)) return;
    const place = [...target.parentElement!.children].indexOf(target);
    // On a busy machine, the transition itself may be over by now.
    delays[place] = Math.round(
      parseFloat(getComputedStyle(target, '::after').transitionDelay) * 1000,
    );
  });
}

test('a double click on a title selects the title, which is not the text that is seen', async ({
  page,
}) => {
  await open(page, '/sponsors');
  await page.getByRole('heading', { level: 1 }).dblclick({ position: { x: 60, y: 40 } });
  const selected = await page.evaluate(() => getSelection()!.toString().trim());
  expect(selected).toBe(sponsors.title);
});

test('a translated page shows its title and its links in that language, pointed at or not', async ({
  page,
}) => {
  await open(page, '/sponsors');
  await waitForFullHydration(page);
  await translate(page, '¡');
  const heading = page.getByRole('heading', { level: 1 });
  const words = heading.getByText(`¡${sponsors.title}`);
  await expect(heading.locator('[data-letter]')).toHaveCount(0);
  expect((await words.boundingBox())!.width).toBeGreaterThan(100);
  const link = page.getByRole('main').getByRole('link', { name: '¡' }).first();
  const before = await link.boundingBox();
  await link.hover();
  await link.focus();
  await expect(link.locator('[data-letter]')).toHaveCount(0);
  expect((await link.boundingBox())!.width).toBe(before!.width);
});
