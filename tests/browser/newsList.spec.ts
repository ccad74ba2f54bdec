import type { Page } from '@playwright/test';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { PAGE_LENGTH } from '../../src/news/listView';
import { localDatabase, newsCollectionName } from '../../src/news/databaseSettings';
import { articleFields } from '../../src/pipeline/news/firestoreRest';
import {
  expect,
  holdBack,
  waitForFullHydration,
  waitForHydration,
  waitForIdle,
  open,
  test,
  translate,
} from './fixtures';
import { samples } from './samples';

const titles = (page: Page) => page.locator('main article > div > :is(h2, h3)');
const sortSelect = (page: Page) => page.getByRole('combobox', { name: news.sort.label });
const searchField = (page: Page) => page.getByRole('searchbox', { name: news.search.label });

const byTitle = samples
  .map(({ title }) => title)
  .sort(new Intl.Collator('en', { numeric: true }).compare);
const kickoffTitles = byTitle.filter((title) => title.includes('Kickoff'));

test('the order and the search survive a reload and going back from an article', async ({
  page,
  problems,
}) => {
  await open(page, '/news');
  await sortSelect(page).selectOption('z-a');
  await expect(titles(page)).toHaveText([...byTitle].reverse());
  await searchField(page).fill('kickoff');
  await expect(page).toHaveURL('/news?sort=z-a&q=kickoff');
  await page.reload();
  await expect(searchField(page)).toHaveValue('kickoff');
  await expect(sortSelect(page)).toHaveValue('z-a');
  await expect(titles(page).last()).toHaveText(kickoffTitles[0]!);
  await titles(page).last().locator('xpath=..').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kickoffTitles[0]!);
  await page.getByRole('link', { name: articlePage.back.label }).click();
  await expect(page).toHaveURL('/news?sort=z-a&q=kickoff');
  await expect(searchField(page)).toHaveValue('kickoff');
  await expect(titles(page).last()).toHaveText(kickoffTitles[0]!);
  expect(problems).toEqual([]);
});

test('an extended list is read on where it was after a reload', async ({ page, editor }) => {
  for (let number = 1; number <= 70; number += 1)
    editor.post(`article-${number}`, { title: `Article ${number}`, content: 'One\n\nTwo' });
  await open(page, '/news');
  await page.getByRole('button', { name: news.more.label }).click();
  await expect(titles(page)).toHaveCount(2 * PAGE_LENGTH);
  await titles(page).nth(45).scrollIntoViewIfNeeded();
  await waitForIdle(page);
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(titles(page)).toHaveCount(2 * PAGE_LENGTH);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});

const pick = async (page: Page) => void (await sortSelect(page).selectOption('a-z'));
const type = (page: Page) => searchField(page).fill('robot');
const both = (page: Page) => pick(page).then(() => type(page));

for (const { at, act, then } of [
  { at: '/news', act: both, then: '/news?sort=a-z&q=robot' },
  { at: '/news?q=kickoff', act: pick, then: '/news?q=kickoff&sort=a-z' },
  { at: '/news?sort=a-z', act: type, then: '/news?sort=a-z&q=robot' },
  { at: '/news?q=kickoff', act: type, then: '/news?q=robot' },
]) {
  test(`${then} comes of what is done at ${at} before the script has loaded`, async ({ page }) => {
    const release = await holdBack(page, /\/scripts\//);
    await page.goto(at, { waitUntil: 'commit' });
    await act(page);
    release();
    await expect(page).toHaveURL(then);
    const { q = '' } = Object.fromEntries(new URL(page.url()).searchParams);
    await expect(searchField(page)).toHaveValue(q);
  });
}

for (const who of ['the browser', 'the page, where the browser does not']) {
  test(`${who} keeps a reader's place when an article is added above it`, async ({
    page,
    editor,
    problems,
  }) => {
    if (who !== 'the browser') {
      await page.addInitScript(() => {
        const style = new CSSStyleSheet();
        style.replaceSync('* { overflow-anchor: none; }');
        document.adoptedStyleSheets.push(style);
      });
    }
    await open(page, '/news');
    // The first change proves that the list is live.
    editor.post('first', { title: 'First', content: 'A new article' });
    await expect(titles(page).first()).toHaveText('First');
    const read = titles(page).nth(5);
    await read.evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' });
    });
    const text = (await read.textContent()) ?? '';
    const before = (await page.getByRole('heading', { name: text }).boundingBox())!;
    editor.post('above', { title: 'Above', content: 'A new article' });
    await expect(titles(page).first()).toHaveText('Above');
    await expect(page.getByText(/^[12] new articles?$/)).toBeVisible();
    const after = (await page.getByRole('heading', { name: text }).boundingBox())!;
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
    expect(after.x).toBe(before.x);
    expect(problems).toEqual([]);
  });
}

test('ten thousand articles take fewer than 1,500 elements, and a button shows more', async ({
  page,
  database,
}) => {
  const folder = newsCollectionName(localDatabase.projectId);
  const count = 10_000;
  for (let place = samples.length; place < count; place += 1) {
    database.documents.set(
      `${folder}/generated-${place}`,
      articleFields({
        title: `Article ${place}`,
        date: new Date(Date.UTC(2000, 0, 1) + place * 1000).toISOString(),
        content: 'A line of **words**\n'.repeat(50),
      }),
    );
  }
  await open(page, '/news');
  // How long the client takes to receive them all is not under test here.
  await expect(page.getByText(news.more.shown(30, count))).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  await page.getByRole('button', { name: news.more.label }).click();
  await expect(titles(page)).toHaveCount(60);
  await titles(page).nth(45).locator('xpath=..').getByRole('link').click();
  await expect(page).toHaveURL(/generated/);
  await page.goBack();
  await expect(titles(page)).toHaveCount(60);
  await waitForHydration(page);
});

test('a preview shows four lines at most', async ({ page, editor }) => {
  await open(page, '/news');
  const content = `**Long** ${'and longer '.repeat(200)}`;
  editor.post('long', { title: 'Long', content });
  const strong = page.getByRole('main').locator('strong', { hasText: 'Long' });
  await expect(strong).toBeVisible();
  const preview = strong.locator('xpath=../..');
  await expect(preview).toHaveCSS('-webkit-line-clamp', '4');
  const lines = await preview.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBeCloseTo(4, 1);
});

test('a translated list can still be searched, sorted and cleared', async ({ page, problems }) => {
  await open(page, '/news');
  await searchField(page).fill('kickoff');
  await expect(titles(page)).toHaveCount(kickoffTitles.length);
  // React reports a part that was translated before it was hydrated, and renders it anew.
  await waitForFullHydration(page);
  await translate(page);
  await searchField(page).fill('');
  await expect(titles(page)).toHaveCount(samples.length);
  await sortSelect(page).selectOption('z-a');
  await expect(titles(page).first()).toHaveText(byTitle.at(-1)!);
  expect(problems).toEqual([]);
});
