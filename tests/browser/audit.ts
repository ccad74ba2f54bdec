import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures';

const TAGS: readonly string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The height of the windows in which pages are looked at, px. */
export const HEIGHT = 800;

/** The schemes differ only in color, so the second one is checked for color alone. */
const SCHEMES = [
  ['light', TAGS],
  ['dark', ['cat.color']],
] as const;

/** HTML_CodeSniffer: a second opinion, with rules of its own. */
const CODE_SNIFFER = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

/** Returns what axe finds wrong with a page, or a part of it, at these widths and in both schemes. */
export async function auditEverywhere(
  page: Page,
  name: string,
  widths: readonly number[],
  part = 'html',
) {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const [colorScheme, tags] of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const lines = await audit(page, { tags, part });
      found.push(...lines.map((line) => `${name} at ${width} px, ${colorScheme}: ${line}`));
    }
  }
  return found;
}

interface Axe {
  run(context: string, options: object): Promise<AxeResults>;
}

/**
 * Returns what axe finds wrong with a page, or with the elements that `part` matches, as it is now: a rule, an
 * element and the reason in each line. The page must have axe. Throws if the rule `proof` was not checked.
 */
export async function audit(
  page: Page,
  { tags = TAGS, part = 'html', proof = 'color-contrast' } = {},
): Promise<string[]> {
  const { passes, incomplete, violations } = await page.evaluate(
    ([context, values]) =>
      (window as unknown as { axe: Axe }).axe.run(context, {
        runOnly: { type: 'tag', values },
        // AAA, which the brand's rust does not reach under white.
        rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: false } },
        resultTypes: ['violations'],
      }),
    [part, tags] as const,
  );
  // Over a picture axe cannot decide, but this shows that it has checked.
  expect([...passes, ...incomplete].map(({ id }) => id)).toContain(proof);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

interface SnifferMessage {
  /** 1 is an error, 2 a warning, 3 a notice. */
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}

interface CodeSniffer {
  process(standard: string, page: Document, done: () => void): void;
  getMessages(): SnifferMessage[];
}

/** Returns what HTML_CodeSniffer calls an error: a rule, an element and the reason in each line. */
export async function runCodeSniffer(page: Page): Promise<string[]> {
  await page.evaluate(CODE_SNIFFER);
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as { HTMLCS: CodeSniffer };
    await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
    return HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${element.outerHTML.slice(0, 120)}: ${msg}`);
  });
}
