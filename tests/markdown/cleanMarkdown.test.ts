import fc from 'fast-check';
import { articlePage } from '../../content/article';
import { renderMarkdown, renderPreview } from '../../src/markdown/renderMarkdown';
import { parseArticle } from '../../src/news/article';
import { cleanContent } from '../../src/markdown/cleanMarkdown';
import { plainTree } from '../../src/markdown/plainText';
import { wordsOf as wordsOfTree } from '../../src/markdown/words';
import { searchArticles } from '../../src/news/searchArticles';
import { serializeFeeds } from '../../src/pipeline/discovery/feeds';
import { describeArticle } from '../../src/pipeline/news/builtNews';

test.each([
  [
    'Bake sale\vFriday\fRoom\u008512\u2028A\u2029B\r\nC\rD',
    'Bake sale\nFriday\nRoom\n12\nA\nB\nC\nD',
  ],
  ['NUL\0 bell\x07 delete\x7f half\ud83d mark\ufeff', 'NUL bell delete half mark'],
  ['#\u00a0A\n\n-\u00a0b\n- \u202f1.\u2003c\n>\u00a0\u200bd', '# A\n\n- b\n-  1. c\n> d'],
  ['A\n\u00a0\nB\u00a0C', 'A\n \nB\u00a0C'],
  ['![][image1] a ![b][image2]', ' a b'],
  ['![][image1]\n\n[image1]: <data:image/png;base64,AA>\nB', '\n\nB'],
  ['![a](data:image/png;base64,AA)', 'a'],
  [
    '[a][1] ![b][Pic 2] [c][]\n\n[1]: /a\n[pic  2]: <https://x.org/b c.png> "B"\n[c]: https://x.org/_(c)',
    '[a](</a>) ![b](<https://x.org/b c.png> "B") [c](<https://x.org/_(c)>)\n\n[1]: /a\n[pic  2]: <https://x.org/b c.png> "B"\n[c]: https://x.org/_(c)',
  ],
  ['## Week 1 {#week-1}\n\n{#a} b', '## Week 1  \n\n{#a} b'],
  ['A<!-- b\nc -->D <!-- not closed', 'A D <!-- not closed'],
])('%j is read as %j', (content, read) => {
  expect(cleanContent(content)).toBe(read);
});

test.each([
  '`<!-- a -->` and `![][b]`',
  '```\n<!-- a -->\n![][b]\n## C {#c}\n```',
  '~~~\n![][b]',
  '[a][b], \\[c][d]\n\n[d]: /e',
])('code, characters that are escaped and links without a target stay: %j', (content) => {
  expect(cleanContent(content)).toBe(content);
});

const gaps = ['\v', '\f', '\u0085', '\u2028', '\r', '\r\n', ' \0', '\u00a0', ' \x07', '\u3000'];
const leavings = ['![][image1]', '<!-- not this -->', '![](data:image/png;base64,AA)'];
const starts = ['', '#\u00a0', '##  ', '-\u00a0', '1.\u00a0', '> ', '\u00a0\u00a0'];
const word = fc.integer({ min: 100, max: 999 }).map((number) => `word${number}`);
const line = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.array(fc.oneof({ weight: 4, arbitrary: word }, fc.constantFrom(...leavings)), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom(...gaps),
    fc.constantFrom('', ' {#an-id}'),
  )
  .map(([start, words, gap, id]) => start + words.join(gap) + id);
const text = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map((lines) => `${lines.join('\n\n')}\n\n[image1]: <data:image/png;base64,AA>`);

/** What a reader sees of some HTML. */
const seen = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
const wordsOf = (shown: string) => shown.match(/\S+/g) ?? [];

test('page, plain text, card, feeds, search and description have the same words, and no marks', () => {
  fc.assert(
    fc.property(text, (content) => {
      const article = parseArticle('a', { title: 'A', date: new Date(0), content })!;
      const expected = content.match(/word\d+/g) ?? [];
      const page = wordsOf(seen(renderMarkdown(article.content, articlePage.table)));
      expect(page).toEqual(expected);
      expect(wordsOfTree(plainTree(article.content)).match(/word\d+/g) ?? []).toEqual(expected);
      const card = wordsOf(seen(renderPreview(article.content))).join(' ');
      expect(expected.join(' ')).toContain(card.replace(/ ?\.\.\.$/, ''));
      const feed = serializeFeeds({ articles: [article], siteUrl: 'https://x.org' }).get(
        '/feed.json',
      )!;
      const { items } = JSON.parse(feed) as { items: [{ content_html: string }] };
      expect(wordsOf(seen(items[0].content_html))).toEqual(expected);
      for (const one of expected) expect(searchArticles([article], one)).toEqual([article]);
      const { description } = describeArticle(article);
      if (description?.startsWith('A:') === false) {
        expect(wordsOf(description).every((one) => /^word\d+…?$|^…$/.test(one))).toBe(true);
      }
    }),
  );
});

test.each([
  '<!--',
  '![',
  '[a][',
  '`',
  '```\n',
  '{#',
  '# \u00a0',
  '![](data:',
  '[a]: <',
  '\\',
  '{#a} ',
])('a megabyte of %j is read in one go', (character) => {
  // Anything else would take minutes.
  expect(cleanContent(character.repeat(1_000_000 / character.length))).toEqual(expect.any(String));
});
