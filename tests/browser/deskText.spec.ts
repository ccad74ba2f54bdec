import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { desk } from '../../content/desk';
import { seedEditors } from '../../src/local/signIn/people';
import { clipboards } from './clipboards';
import { expect, test } from './fixtures';

/* What the browser decides of writing a text: its clipboard, dialogs, drops and undo. */

const { write } = desk;
const { tools } = write;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textOf = (page: Page) => page.getByLabel(write.text.label, { exact: true });

test.beforeEach(async ({ page, database: { documents, signIn: door } }) => {
  seedEditors(documents, door.people);
  await page.goto('/desk/write');
  await button(page, 'an editor').click();
  await textOf(page).click();
});

test('what other programs put on the clipboard comes along with its form', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A program of its own, which no policy of the desk's holds for.
  const program = await context.newPage();
  await program.route('**/program', (route) => route.fulfill({ body: 'A program' }));
  await program.goto('/program');
  for (const { from, html, markdown, lost = 0 } of clipboards) {
    await program.bringToFront();
    await program.evaluate((copied) => {
      const types = { 'text/html': new Blob([copied], { type: 'text/html' }) };
      return navigator.clipboard.write([new ClipboardItem(types)]);
    }, html);
    await page.bringToFront();
    await textOf(page).fill('');
    await textOf(page).press('Control+V');
    await expect(textOf(page), from).toHaveValue(markdown);
    const notice = page.getByText(write.pictures.lost(lost));
    await expect(notice, from).toHaveCount(lost > 0 ? 1 : 0);
  }
  expect(problems).toEqual([]);
});

test('Enter goes on with a list, and leaves it after an empty item; undo takes all back', async ({
  page,
}) => {
  const { keyboard } = page;
  await button(page, tools.list).click();
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('Score: 3');
  await keyboard.press('Enter');
  await keyboard.type('Rank: 5');
  await expect(textOf(page)).toHaveValue('- one\n- two\n\nScore: 3\nRank: 5');
  await page.getByRole('button', { name: write.checks.keepBreak }).click();
  await expect(textOf(page)).toHaveValue('- one\n- two\n\nScore: 3  \nRank: 5');
  for (let times = 0; times < 40; times += 1) await textOf(page).press('Control+Z');
  await expect(textOf(page)).toHaveValue('');
});

test('a link asks for what it lacks', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('See the rules');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await button(page, tools.link).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await button(page, write.link.action).click();
  await expect(dialog.getByText(write.link.addressMissing)).toBeVisible();
  await dialog.getByLabel(write.link.address).fill('example.org/rules');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toHaveValue('See the [rules](https://example.org/rules)');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(textOf(page)).toHaveValue('See the rules');
});

test('every dialog closes at Escape, and opens again, ten times', async ({ page }) => {
  await page.getByLabel(write.title.label).fill('Escape');
  await textOf(page).fill('A text.');
  for (const name of [tools.link, tools.picture, write.actions.publish]) {
    for (let times = 0; times < 10; times += 1) {
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('a dialog that must stay stands again after Escape, with what was typed', async ({
  page,
  database,
}) => {
  await page.getByLabel(write.title.label).fill('Signed out');
  await textOf(page).fill('A text.');
  // The session has ended, and the database refuses.
  for (const person of database.signIn.people) person.endings += 1;
  await page.route(/:commit/, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, status: 'PERMISSION_DENIED' } },
    }),
  );
  await button(page, write.actions.save).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(desk.signIn.emailLabel).fill('editor@example.org');
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByLabel(desk.signIn.emailLabel)).toHaveValue('editor@example.org');
  await dialog.getByLabel(desk.signIn.password, { exact: true }).fill('golden hive');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});

/** Drags files from the machine to a place in the window, in px. */
async function drop(page: Page, x: number, y: number, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'));
  const files = Array.from({ length: count }, (_, index) => join(folder, `${index}.txt`));
  for (const file of files) writeFileSync(file, 'A text');
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x, y, data });
}

test('files that are dropped anywhere are taken, one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.type('A text.');
  const frame = (await page.locator('iframe').boundingBox())!;
  const places: [number, number][] = [
    [20, 20],
    [frame.x + 200, frame.y + 200],
    [1400, 850],
  ];
  for (const place of places) {
    await drop(page, ...place, 20);
    await expect(page.getByRole('dialog', { name: write.pictures.titleAndMore(19) })).toBeVisible();
    await button(page, write.pictures.leaveOut).click();
    await expect(page.getByRole('dialog', { name: write.pictures.titleAndMore(18) })).toBeVisible();
    await button(page, write.pictures.leaveOutRest).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  page.on('dialog', (question) => void question.accept());
  await page.getByRole('link', { name: write.back }).click();
  await expect(page.getByRole('link', { name: desk.list.write })).toBeVisible();
  await drop(page, 400, 400, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.list.title);
});
