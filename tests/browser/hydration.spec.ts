import { collectProblems, expect, test, waitForFullHydration } from './fixtures';
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
