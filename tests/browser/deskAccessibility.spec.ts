import type { Page } from '@playwright/test';
import { desk } from '../../content/desk';
import { seedEditors } from '../../src/local/signIn/people';
import { HEIGHT, auditEverywhere } from './audit';
import { expect, test } from './fixtures';
import { findTextLostToUserStyles } from './lostText';
import { samples } from './samples';
import { MAX_STOPS, tabThrough } from './tabThrough';

/** The CSP would block axe and readers' styles. */
test.use({ bypassCSP: true });

const { list, signIn, stranger, unverified, write } = desk;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const WIDTHS = [320, 1280];

/** Expects what the desk shows, such as a dialog or a message, to break no rule and to lose no text. */
async function expectReadable(page: Page, state: string) {
  expect.soft(await auditEverywhere(page, state, WIDTHS), 'axe').toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const lost = await findTextLostToUserStyles(page, `${state} at ${width} px`, false);
    expect.soft(lost, 'No text is lost').toEqual([]);
  }
}

/** Expects a page of the desk to be accessible by keyboard, too. */
async function expectAccessible(page: Page, state: string) {
  await expectReadable(page, state);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const stops = await tabThrough(page);
    expect.soft(stops.length, `No trap at ${width} px`).toBeLessThan(MAX_STOPS);
    const wrong = stops.filter(({ problem }) => problem);
    expect.soft(wrong, `Focus of ${state} at ${width} px`).toEqual([]);
  }
}

test.beforeEach(({ database: { documents, signIn: door } }) => seedEditors(documents, door.people));

test('whoever cannot write yet finds an accessible page that says why', async ({ page }) => {
  test.slow();
  await page.goto('/desk');
  await heading(page, signIn.title);
  await expectAccessible(page, 'signing in');

  await page.getByLabel(signIn.emailLabel).fill('editor@example.org');
  await page.getByLabel(signIn.password, { exact: true }).fill('wrong');
  await button(page, signIn.action).click();
  await expect(page.getByText(desk.troubles.wrongPassword)).toBeVisible();
  await expectReadable(page, 'a wrong password');

  for (const [who, title] of [
    ['somebody who is no editor', stranger.title],
    ['an editor whose address is not verified', unverified.title],
  ] as const) {
    await button(page, who).click();
    await heading(page, title);
    await expectAccessible(page, who);
    await button(page, desk.menu.signOut).click();
  }
});

test('every page of the desk is accessible', async ({ page }) => {
  test.slow();
  const [sample] = samples;
  await page.goto('/desk');
  await button(page, 'an editor').click();
  await heading(page, list.title);
  await expect(page.getByRole('link', { name: sample!.title })).toBeVisible();
  await page.getByRole('link', { name: list.write }).click();
  await page.getByLabel(write.title.label).fill('Left');
  await page.goBack();
  await expect(page.getByText(list.copies.throwAway)).toBeVisible();
  await expectAccessible(page, 'the list, with words on this device');

  for (const [path, title] of [
    ['/desk/help', desk.help.title],
    ['/desk/pictures', desk.pictures.title],
    ['/desk/nowhere', desk.missingPage.title],
    [`/desk/write/${sample!.id}`, sample!.title],
    [`/desk/write/${sample!.id}/history`, desk.history.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible(page, path);
  }
});

test('an article is written, checked and published in accessible steps', async ({ page }) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  await page.goto('/desk/write');
  await button(page, 'an editor').click();
  await heading(page, write.newTitle);
  await button(page, write.actions.publish).click();
  await expect(page.getByText(write.mendFirst)).toBeVisible();
  await expectAccessible(page, 'a new article, with what is missing');

  await page.getByLabel(write.title.label).fill('Accessible');
  await page.getByLabel(write.text.label, { exact: true }).fill('## Title\n\n**One** <b>two</b>');
  await expect(page.getByText(write.checks.title)).toBeVisible();
  await expectAccessible(page, 'a text, its checks and its preview');

  await button(page, write.tools.link).click();
  await button(page, write.link.action).click();
  await expectReadable(page, 'the dialog for a link, with what is missing');
  await page.keyboard.press('Escape');

  await button(page, write.tools.picture).click();
  await expect(dialog).toBeVisible();
  await expectReadable(page, 'the dialog for a picture');
  await page.keyboard.press('Escape');

  await button(page, write.actions.publish).click();
  await expect(dialog).toBeVisible();
  await expectReadable(page, 'the question before publishing');
  await page.route(/\/v1\/projects\//, (route) => route.abort());
  await dialog.getByRole('button', { name: write.confirm.publish.action }).click();
  await expect(page.getByText(desk.troubles.offline)).toBeVisible();
  await expectReadable(page, 'no connection');
  await page.unroute(/\/v1\/projects\//);
  await button(page, desk.retry).click();
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await expectReadable(page, 'published');
});
