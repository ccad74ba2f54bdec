import { expect, waitForHydration, test, collectProblems, waitForFullHydration } from './fixtures';
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

  test(`${name} is styled by the rules it was prerendered with`, async ({ page }) => {
    // The page's scripts run after DOMContentLoaded.
    await page.addInitScript(() => {
      const classes = () =>
        [...document.querySelectorAll('main [class], footer [class]')].map((element) =>
          element.getAttribute('class'),
        );
      // The page's own style element stays as it is; what styled-components adds goes into another. A
      // third may have fonts for this page.
      const rules = () =>
        Array.from(document.styleSheets, ({ cssRules }) => [...cssRules])
          .filter((sheet) => !sheet[0] || sheet.some((rule) => !(rule instanceof CSSFontFaceRule)))
          .map(({ length }) => length);
      Object.assign(window, { classes, rules });
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, {
          prerendered: { classes: classes(), scripts: scripts(), rules: rules() },
        }),
      );
      const scripts = () => document.querySelectorAll('head script[src]').length;
    });
    await page.goto(address);
    await waitForHydration(page);
    const { prerendered, hydratedClasses, hydratedRules } = await page.evaluate(() => {
      const seen = window as unknown as Seen;
      return {
        prerendered: seen.prerendered,
        hydratedClasses: seen.classes(),
        hydratedRules: seen.rules(),
      };
    });
    expect(prerendered.scripts).toBe(0);
    expect(prerendered.classes.length).toBeGreaterThan(10);
    expect(prerendered.rules).toEqual([expect.any(Number)]);
    expect(hydratedRules[0]).toBe(prerendered.rules[0]);
    // Hydration only adds controls that need script.
    expect(hydratedClasses).toEqual(expect.arrayContaining(prerendered.classes));
  });
}

interface Seen {
  readonly classes: () => (string | null)[];
  readonly rules: () => number[];
  readonly prerendered: {
    readonly classes: (string | null)[];
    readonly scripts: number;
    readonly rules: number[];
  };
}
