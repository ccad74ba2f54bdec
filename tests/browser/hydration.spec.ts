import { expect, hydrated, test, watch } from './fixtures';
import { siteRoutes } from './siteRoutes';

for (const { name, address } of siteRoutes) {
  test(`${name} is hydrated without a word from React's development build`, async ({
    page,
    developmentSite,
  }) => {
    const said: string[] = [];
    watch(page, said);
    await page.goto(developmentSite.origin + address);
    await hydrated(page);
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    );
    expect(said).toEqual([]);
  });

  test(`${name} is styled by the rules it was prerendered with`, async ({ page, context }) => {
    const plain = await context.newPage();
    await plain.route('**/scripts/*', (route) => route.abort());
    await plain.goto(address);
    await page.goto(address);
    await hydrated(page);
    const classesOf = (tab: typeof page) =>
      tab
        .locator('main [class], footer [class]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('class')));
    const prerendered = await classesOf(plain);
    expect(prerendered.length).toBeGreaterThan(10);
    // Controls that work with script only come on top.
    expect(await classesOf(page)).toEqual(expect.arrayContaining(prerendered));
  });
}
