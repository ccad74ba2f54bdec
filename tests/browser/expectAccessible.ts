import type { Page } from '@playwright/test';
import { mainId } from '../../src/lib/mainId';
import { HEIGHT, auditEverywhere, runCodeSniffer } from './audit';
import { brokenWords } from './brokenWords';
import { expect } from './fixtures';
import { findTextLostToUserStyles, openMenu } from './lostText';
import { MAX_STOPS, tabThrough } from './tabThrough';
import type { TabStop } from './tabThrough';

export const WIDTHS = [320, 768, 1280];

/** Where a word may be too long for its line: from the narrowest window we support to a tablet, px. */
const NARROW_WIDTHS = [320, 360, 390, 412, 768];

/**
 * Expects an open page of the site to be accessible at every width: by keyboard, by two sets of rules, `withMenu`
 * with its menu open, too, with no word broken and with no text lost to larger letters. The page must not have a policy.
 */
export async function expectAccessible(page: Page, name: string, { withMenu = false } = {}) {
  await tabAtBothWidths(page, name);
  expect.soft(await lettersReadTwice(page), 'Letters are read and found once').toEqual([]);
  expect.soft(await auditEverywhere(page, name, WIDTHS), 'axe').toEqual([]);
  expect.soft(await runCodeSniffer(page), 'HTML_CodeSniffer').toEqual([]);
  if (withMenu) {
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const toggle = await openMenu(page);
      expect
        .soft(await auditEverywhere(page, `${name}, menu`, [width], 'header'), 'axe')
        .toEqual([]);
      await toggle.uncheck({ force: true });
    }
  }
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await brokenWords(page), `Words of ${name} broken at ${width} px`).toEqual([]);
  }
  const lost: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const hasMenu = width < 1200 && withMenu;
    lost.push(...(await findTextLostToUserStyles(page, `${name} at ${width} px`, hasMenu)));
  }
  expect.soft(lost, 'No text is lost').toEqual([]);
}

/** Presses Tab through a page in a narrow and a wide window, and expects the focus to be seen everywhere. */
export async function tabAtBothWidths(page: Page, name: string): Promise<TabStop[]> {
  const all: TabStop[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const stops = await tabThrough(page);
    expect.soft(stops[0]?.element, `First stop at ${width} px`).toContain(`#${mainId}`);
    expect.soft(stops.length, `Stops at ${width} px`).toBeGreaterThan(5);
    expect.soft(stops.length, `No trap at ${width} px`).toBeLessThan(MAX_STOPS);
    const wrong = stops.filter(({ problem }) => problem);
    expect.soft(wrong, `Focus of ${name} at ${width} px`).toEqual([]);
    all.push(...stops);
  }
  return all;
}

/** Returns headings and controls drawn letter by letter that are not read and found once, as plain text. */
async function lettersReadTwice(page: Page): Promise<string[]> {
  // A link's letters are created when the pointer enters it.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('main :is(a, button), footer a')) {
      link.dispatchEvent(new PointerEvent('pointerenter'));
    }
  });
  const owners = page
    .locator(':is(h1, h2, h3, a, button):has([data-letter])')
    .filter({ visible: true });
  await expect(owners.and(page.locator('a')).first()).toBeAttached();
  const texts = await owners.evaluateAll((elements) =>
    elements.map((owner) =>
      Array.from(owner.querySelectorAll('[data-letter]'), (letter) =>
        letter.getAttribute('data-letter'),
      ).join(''),
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [place, snapshot] of (
    await Promise.all((await owners.all()).map((owner) => owner.ariaSnapshot()))
  ).entries()) {
    const text = texts[place]!;
    const content = (await owners.nth(place).textContent()) ?? '';
    if (content.split(text).length !== 2) wrong.push(`${text} is found in “${content}”`);
    const [, name = ''] = /^- '?(?:heading|link|button) "([^"]*)"/.exec(snapshot) ?? [];
    if (!name.startsWith(text) || name.split(text).length !== 2)
      wrong.push(`${text} is read as ${snapshot}`);
  }
  const title = page.getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '';
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toHaveCount(1);
  return wrong;
}
