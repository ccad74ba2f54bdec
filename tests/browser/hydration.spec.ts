import { collectProblems, countUnhydrated, expect, test, waitForFullHydration } from './fixtures';
import { siteRoutes } from './siteRoutes';

for (const { name, address } of siteRoutes) {
  test(`${name} hydrates without a complaint from React's development build`, async ({
    page,
    developmentSite,
  }) => {
    const messages: string[] = [];
    collectProblems(page, messages);
    await page.goto(developmentSite.origin + address);
    await waitForFullHydration(page);
    expect(messages).toEqual([]);
  });
}

/** Runs in the page: returns the headings and captions. */
const readOutline = (root: ParentNode) =>
  Array.from(root.querySelectorAll(':is(h1, h2, h3, figcaption)'), (part) => part.textContent);

for (const { name, address } of siteRoutes) {
  test(`all of ${name} hydrates and adds no heading or caption`, async ({ page, browser }) => {
    const response = await page.goto(address);
    await expect.poll(() => countUnhydrated(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A page without a security policy can parse HTML.
    const blank = await browser.newPage();
    const html = JSON.stringify(await response!.text());
    const prerendered = await blank.evaluate(
      `(${readOutline.toString()})(new DOMParser().parseFromString(${html}, 'text/html'))`,
    );
    await blank.close();
    expect(await page.evaluate(`(${readOutline.toString()})(document)`)).toEqual(prerendered);
  });
}
