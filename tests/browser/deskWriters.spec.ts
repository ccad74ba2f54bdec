import type { Browser } from '@playwright/test';
import { desk } from '../../content/desk';
import { seedEditors } from '../../src/local/signIn/people';
import { expect, test } from './fixtures';

/* A student writes on a phone, a teacher publishes. */

const { list, write, help } = desk;
const { actions, confirm, done, notices } = write;

test.beforeAll(({ database: { documents, signIn } }) => seedEditors(documents, signIn.people));

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** Signs somebody in, in a browser of their own. */
async function openDesk(browser: Browser, baseURL: string, who: string, options = {}) {
  const page = await (await browser.newContext({ baseURL, ...options })).newPage();
  await page.goto('/desk');
  await page.getByRole('button', { name: who, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const openArticle = (title: string) =>
    page.getByRole('link', { name: title, exact: true }).click();
  return { page, button, openArticle, text: page.getByLabel(write.text.label, { exact: true }) };
}

test('a writer says ready, an editor sends it back, the writer mends it, and the editor publishes it', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const title = 'We built a robot';
  const student = await openDesk(browser, baseURL!, 'a writer', PHONE);
  await expect(student.page.getByText(list.asWriter)).toBeVisible();
  await student.page.getByRole('link', { name: list.write }).click();
  await student.page.getByLabel(write.title.label).fill(title);
  await student.text.fill('It drives.');
  await student.button(actions.ready).tap();
  await expect(student.page.getByText(done.ready)).toBeVisible();

  const teacher = await openDesk(browser, baseURL!, 'an editor');
  const ready = teacher.page.getByRole('region', { name: list.ready });
  await expect(ready.getByText(/The student/)).toBeVisible();
  await teacher.openArticle(title);
  await teacher.button(actions.sendBack).click();
  await teacher.page.getByLabel(confirm.sendBack.label).fill('How fast?');
  await teacher.button(confirm.sendBack.action).click();
  await expect(teacher.page.getByText(done.sendBack)).toBeVisible();

  // The page that is open knows nothing of that, and writes over nobody.
  await student.text.fill('It drives. Two meters a second.');
  await student.button(actions.ready).tap();
  await student.button(write.conflict.keepMine).tap();
  await expect(student.page.getByText(notices.sentBack('How fast?'))).toBeVisible();
  await student.button(actions.ready).tap();
  await expect(student.page.getByText(done.ready)).toBeVisible();

  await teacher.page.getByRole('link', { name: write.back }).click();
  await teacher.openArticle(title);
  await teacher.text.fill('It drives two meters a second.');
  await teacher.button(actions.publish).click();
  await teacher.button(confirm.publish.action).click();
  await teacher.page.getByRole('status').getByRole('link').click();
  await expect(teacher.page.getByText('It drives two meters a second.')).toBeVisible();
  await teacher.page.goto('/news');
  await expect(teacher.page.getByRole('heading', { name: title })).toBeVisible();

  await student.page.getByRole('link', { name: write.back }).tap();
  await student.openArticle(title);
  await expect(student.page.getByText(notices.locked)).toBeVisible();
  await student.page.getByRole('link', { name: actions.history }).tap();
  await student.button(desk.history.compare).last().tap();
  await expect(student.page.getByText('It drives. Two meters a second.')).toBeVisible();
  await student.page.getByRole('link', { name: desk.menu.help }).tap();
  await expect(student.page.getByText(help.answers[4]!.question)).toBeVisible();
});
