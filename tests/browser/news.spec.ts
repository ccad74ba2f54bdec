import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { articlePage } from '../../content/article';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { readingMinutes } from '../../src/markdown/words';
import { expect, followFooterLink, waitForHydration, waitForIdle, open, test } from './fixtures';
import type { Editor } from './fixtures';
import { samples } from './samples';

const newest = [...samples].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
const article = newest[0]!;

test('reading the News live leaves no record of the visit in the browser', async ({
  page,
  editor,
}) => {
  await open(page, '/news');
  editor.post('breaking', { title: 'Breaking', content: '' });
  await expect(page.getByRole('heading', { name: 'Breaking' })).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('an article that is changed while it is read', () => {
  const paragraphs = Array.from({ length: 60 }, (_, place) => `Paragraph ${place + 1} of sixty.`);
  const longArticle = { title: 'A long one', content: paragraphs.join('\n\n') };

  /** Opens the article and scrolls to its middle; returns where a paragraph in the window stands. */
  async function readTo(page: Page, editor: Editor) {
    editor.post('long', longArticle);
    await open(page, '/news/long');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(longArticle.title);
    const minutes = readingMinutes(longArticle.content);
    await expect(page.getByText(articlePage.facts.readingTime(minutes))).toBeVisible();
    // Until the text is formatted, many paragraphs are one.
    const paragraph = page.getByText('Paragraph 30 of sixty.', { exact: true });
    await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await waitForIdle(page);
    return async () => (await paragraph.boundingBox())!.y;
  }

  test('keeps its paragraph in its place and says so', async ({ page, editor, problems }) => {
    const top = await readTo(page, editor);
    const before = await top();
    const content = `Added.\n\nAnd more.\n\n${longArticle.content}`;
    editor.post('long', { ...longArticle, content });
    await expect(page.getByText('Added.')).toBeAttached();
    // Lines are not a whole number of pixels high, but scrolling is.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
    await expect(
      page.getByRole('status').filter({ hasText: articlePage.changes.updated }),
    ).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('leads to what has come instead when it is deleted', async ({ page, editor, problems }) => {
    await readTo(page, editor);
    editor.remove('long');
    const heading = page.getByRole('heading', { level: 1, name: articlePage.missing.title });
    await expect(heading).toBeInViewport();
    expect(problems).toEqual([]);
  });
});

test('a reader keeps the focus and the selection when the text around them is changed', async ({
  page,
  editor,
}) => {
  const link = 'See [our robots](/about) first.';
  editor.post('edited', { title: 'Edited', content: `One.\n\n${link}\n\nThree.` });
  await open(page, '/news/edited');
  const focused = page.getByRole('article').getByRole('link', { name: 'our robots' });
  await focused.focus();
  await focused.evaluate((element) => getSelection()!.selectAllChildren(element));
  editor.post('edited', { title: 'Edited', content: `First.\n\n${link}\n\nThird.\n\nFourth.` });
  await expect(page.getByText('Fourth.')).toBeVisible();
  // Not the whole page: that of the focused link may be drawn ahead, with words of its own.
  await expect(page.getByRole('article').getByText('One.')).toHaveCount(0);
  await expect(focused).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe('our robots');
});

test('the text of a prerendered article is not rendered again while it stays the same', async ({
  page,
  editor,
}) => {
  const renderer = page.waitForResponse(/trustedMarkdown/);
  await page.goto(`/news/${article.id}`);
  const drawn = () => [page.locator('article > div p').first(), page.locator('article time')];
  for (const part of drawn()) {
    await part.evaluate(({ firstChild }) => Object.assign(firstChild!, { isFirst: true }));
  }
  await waitForHydration(page);
  // After these steps the database has answered, and the code that could redraw the text is loaded.
  editor.post(article.id, { ...article, title: 'Another title' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another title');
  await page.evaluate((address) => import(address), (await renderer).url());
  await waitForIdle(page);
  for (const part of drawn()) {
    expect(await part.evaluate(({ firstChild }) => 'isFirst' in firstChild!)).toBe(true);
  }
});

test('on a slow phone, too, a new article replaces the title and the description of News', async ({
  page,
  editor,
}) => {
  editor.post('brand-new', { title: 'Brand new', content: 'Just posted' });
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Chance decides whether the article comes before the code that changes the head.
  for (let load = 0; load < 4; load++) {
    await page.goto('/news/brand-new');
    await expect(page).toHaveTitle('Brand new - RoboHornets News');
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  }
});

test('articles with unusual ids open from the list and by their addresses', async ({
  page,
  editor,
}) => {
  const ids = ['a&b', 'مرحبا', '🐝', 'a%3Fb', 'v1.2'];
  for (const id of ids) editor.post(id, { title: `Number ${id}`, content: 'Text' });
  await open(page, '/news');
  const heading = page.getByRole('heading', { level: 1 });
  for (const id of ids) {
    await test.step(id, async () => {
      await page.getByRole('link', { name: `Number ${id}` }).click();
      await expect(heading).toHaveText(`Number ${id}`);
      await page.reload();
      await expect(heading).toHaveText(`Number ${id}`);
      await page.goBack();
      await expect(page).toHaveURL('/news');
    });
  }
});

test('a picture in an article has its space before it has loaded, and keeps it; the team’s own is there before a build', async ({
  page,
  editor,
  database,
}) => {
  const own = { width: 600, height: 300, channels: 3, background: 'orange' } as const;
  const bytes = await sharp({ create: own }).webp().toBuffer();
  const id = '20271009-k3f9-600x300';
  const collection = newsCollectionName(localDatabase.projectId).replace(/News$/, 'Pictures');
  database.documents.set(`${collection}/${id}`, {
    type: { stringValue: 'image/webp' },
    bytes: { bytesValue: bytes.toString('base64') },
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('https://pictures.example/robot.svg', async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/svg+xml', body: SQUARE });
  });
  editor.post('robot', {
    title: 'Robot',
    content: `![Our robot](https://pictures.example/robot.svg)\n\n![Our team](picture:${id})`,
  });
  await page.goto('/news/robot');
  const team = page.getByRole('img', { name: 'Our team' });
  const natural = () => team.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(natural).toBeGreaterThan(0);
  const room = await team.boundingBox();
  expect(room!.width / room!.height).toBeCloseTo(2, 2);
  const picture = page.getByRole('img', { name: 'Our robot' });
  const box = await picture.boundingBox();
  const size = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(await size()).toBe(0);
  expect(box!.width).toBeGreaterThan(300);
  expect(box!.width / box!.height).toBeCloseTo(3 / 2, 2);
  release();
  await expect.poll(size).toBe(40);
  expect(await picture.boundingBox()).toEqual(box);
});

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

test('no page but News loads the database or the Markdown renderer, nor any other page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/');
  await page.getByRole('heading', { name: article.title }).scrollIntoViewIfNeeded();
  await waitForIdle(page);
  await page.waitForTimeout(2000);
  const unwanted = /firestoreNews|trustedMarkdown|google\.firestore|scripts\/(?!Home)\w+Page\./;
  // What several pages share is named after one of them, and stands in the HTML of each.
  const html = await (await page.request.get('/')).text();
  const isShared = (url: string) => html.includes(new URL(url).pathname);
  expect(scripts.filter((url) => unwanted.test(url) && !isShared(url))).toEqual([]);
  await followFooterLink(page, 'News');
  await expect.poll(() => scripts.some((url) => url.includes('firestoreNews'))).toBe(true);
});
