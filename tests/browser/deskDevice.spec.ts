import type { BrowserContext, Page } from '@playwright/test';
import { desk } from '../../content/desk';
import { seedEditors } from '../../src/local/signIn/people';
import { expect, test } from './fixtures';

/* What only a browser decides: its storage, its tabs, and what it does when one of them is killed. */

const { list, write } = desk;

const PATH = '/desk/write/tabs';

test.beforeEach(({ database: { documents, signIn: door }, editor }) => {
  seedEditors(documents, door.people);
  editor.post('tabs', { title: 'Zero', content: 'News.' });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByLabel(write.title.label);
const goOn = (page: Page, name: string) =>
  page.getByRole('link', { name: `${list.copies.goOn}: ${name}`, exact: true });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page, 'an editor').click();
}

/** Types a title in a tab of its own, and waits until it is on the device. */
async function typeInTab(context: BrowserContext, path: string, words: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await title(page).fill(words);
  await page.waitForTimeout(800);
  return page;
}

/** Kills the tabs, all of which may be of one process. */
async function kill(tabs: readonly Page[]): Promise<void> {
  const crashed = Promise.all(tabs.map((tab) => tab.waitForEvent('crash')));
  for (const tab of tabs) await tab.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

test('the words of every tab that is killed are offered again by name', async ({
  page,
  context,
}) => {
  await signIn(page, '/desk');
  await expect(goOn(page, 'One')).toHaveCount(0);
  const names = ['One', 'Two', 'Three', 'Four'];
  const tabs: Page[] = [];
  for (const [index, name] of names.entries())
    tabs.push(await typeInTab(context, index < 2 ? '/desk/write' : PATH, name));
  await kill(tabs);
  await page.goto('/desk');
  for (const name of names) await expect(goOn(page, name)).toBeVisible();

  // The article opened again finds its newest; the others stay in the list.
  await page.goto(PATH);
  await expect(title(page)).toHaveValue('Four');
  await page.goto('/desk');
  await goOn(page, 'Three').click();
  await expect(title(page)).toHaveValue('Three');
});

test('two tabs that are open do not write over each other, whichever saves', async ({
  page,
  context,
}) => {
  await signIn(page, '/desk');
  await expect(button(page, list.refresh)).toBeVisible();
  const one = await typeInTab(context, PATH, 'One');
  const two = await typeInTab(context, PATH, 'Two');
  // Words that are open elsewhere are gone on with under a key of their own.
  await page.goto(one.url());
  await expect(title(page)).toHaveValue('One');
  await title(page).fill('Three');
  await page.waitForTimeout(800);
  await button(page, write.actions.saveChanges).click();
  await expect(page.getByText(write.done.saveChanges)).toBeVisible();
  await one.reload();
  await expect(title(one)).toHaveValue('One');
  await two.reload();
  await expect(title(two)).toHaveValue('Two');
  await button(two, write.actions.saveChanges).click();
  await expect(two.getByText(write.conflict.own.changed)).toBeVisible();
});

test('whoever leaves by Back finds the words in the list, and by going forward', async ({
  page,
}) => {
  await signIn(page, '/desk');
  await page.getByRole('link', { name: list.write }).click();
  await title(page).fill('Left');
  await page.goBack();
  await expect(goOn(page, 'Left')).toBeVisible();
  await page.goForward();
  await expect(title(page)).toHaveValue('Left');
  await page.goBack();
  await button(page, `${list.copies.throwAway}: Left`).click();
  await button(page, `${list.copies.putBack}: Left`).click();
  await goOn(page, 'Left').click();
  await expect(title(page)).toHaveValue('Left');
});

test('where storage is refused, that is said at once, and leaving the page does not take words away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await signIn(page, '/desk');
  await expect(page.getByText(desk.keepsNothing)).toBeVisible();
  await page.getByRole('link', { name: list.write }).click();
  await title(page).fill('Kept here');
  await expect(page.getByText(desk.keepsNothing)).toBeInViewport();
  await page.goBack();
  await goOn(page, 'Kept here').click();
  await expect(title(page)).toHaveValue('Kept here');
});

test('where storage is full, that is said at once', async ({ page, context, site }) => {
  const browser = await context.newCDPSession(page);
  // Enough to stay signed in.
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 60_000 });
  await signIn(page, '/desk/write');
  await expect(page.getByText(desk.keepsNothing)).toBeVisible();
});

test('an address that is verified while its owner is signed in counts when the page is loaded again', async ({
  page,
  context,
  database,
}) => {
  await page.goto('/desk');
  await button(page, 'an editor whose address is not verified').click();
  await button(page, desk.unverified.send).click();
  const link = page.getByRole('link', { name: desk.signIn.localMail });
  const mail = await context.newPage();
  await mail.goto((await link.getAttribute('href'))!);
  await page.reload();
  await expect(page.getByText(list.standings.published).first()).toBeVisible();
  database.signIn.people.find(({ uid }) => uid === 'unverified')!.isVerified = false;
});

test('a clock that is three days ahead is told of', async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 3 * 24 * 60 * 60_000;
  });
  await signIn(page, '/desk/write');
  await expect(page.getByText(desk.wrongClock('', '').slice(0, 30))).toBeVisible();
});

for (const [what, path, script] of [
  ['the desk', '/desk', /desk-scripts\/.*\.js/],
  ['an article', '/news/late', /scripts\/site\..*\.js/],
  ['the page of an article', '/news/late', /scripts\/ArticlePage\..*\.js/],
] as const) {
  test(`${what} that was sent right before a deploy is loaded anew, once`, async ({
    page,
    editor,
  }) => {
    editor.post('late', { title: 'Late', content: 'News.' });
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.route(script, (route) =>
      loads < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/desk' ? desk.signIn.title : 'Late',
    );
    expect(loads).toBe(2);
  });
}

test('what is missing is found from the preview, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, '/desk/write');
  await button(page, write.tabs.preview).click();
  await button(page, write.actions.publish).click();
  await expect(title(page)).toBeFocused();
});
