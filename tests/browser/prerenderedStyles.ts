import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a page was styled with before its scripts ran. */
interface Prerendered {
  readonly classes: (string | null)[];
  readonly scripts: number;
  readonly rules: number[];
}

interface Seen {
  readonly classes: () => (string | null)[];
  readonly rules: () => number[];
  readonly prerendered: Prerendered;
}

/** Records what the next page is styled with before its scripts run, which is after DOMContentLoaded. */
export async function recordPrerenderedStyles(page: Page): Promise<void> {
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
    const scripts = () => document.querySelectorAll('head script[src]').length;
    Object.assign(window, { classes, rules });
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {
        prerendered: { classes: classes(), scripts: scripts(), rules: rules() },
      }),
    );
  });
}

/** Expects a hydrated page to be styled by the rules that it was prerendered with. */
export async function expectPrerenderedStyles(page: Page): Promise<void> {
  const { prerendered, classes, rules } = await page.evaluate(() => {
    const seen = window as unknown as Seen;
    return { prerendered: seen.prerendered, classes: seen.classes(), rules: seen.rules() };
  });
  expect(prerendered.scripts).toBe(0);
  expect(prerendered.classes.length).toBeGreaterThan(10);
  expect(prerendered.rules).toEqual([expect.any(Number)]);
  expect(rules[0]).toBe(prerendered.rules[0]);
  // Hydration only adds controls that need script.
  expect(classes).toEqual(expect.arrayContaining(prerendered.classes));
}
