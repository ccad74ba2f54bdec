import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { siteRoutes } from './siteRoutes';

const article = siteRoutes.find(({ name }) => name === '/news/:id')!;

const places = [
  { what: 'text', address: '/about', selector: 'main p', family: 'Raleway' },
  { what: 'titles', address: '/about', selector: 'h1', family: 'Big Shoulders' },
  {
    what: 'the clock’s figures',
    address: '/whattimeisit',
    selector: '[data-figure]',
    family: 'Big Shoulders Stencil',
  },
  {
    what: 'strong words of an article',
    address: article.address,
    selector: 'article strong',
    family: 'Raleway',
  },
];

for (const { what, address, selector, family } of places) {
  test(`no font file is needed for ${what}`, async ({ page }) => {
    await page.route('**/fonts/**', (route) => route.abort());
    await page.goto(address);
    // Within their files, the fonts are called after the first weight of the typeface.
    expect(await familiesIn(page, selector)).toEqual([`${family} Thin`]);
  });
}

/** Returns the families of the fonts that draw the text of the first element that the selector matches. */
async function familiesIn(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
