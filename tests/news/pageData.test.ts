/** @jest-environment jsdom */
import { readPageData, serializePageData } from '../../src/news/pageData';
import { localDatabase } from '../../src/news/databaseSettings';

const data = (content: string) => ({
  database: localDatabase,
  feedScript: '/scripts/feed.js',
  news: { article: { id: 'a', title: 'T', publishedAt: 1, content } },
});

test.each(['plain', '</script><script>alert(1)</script>', '<!--<script>', '\u2028 & "quotes" \\'])(
  'the page hands over exactly what it was given: %s',
  (content) => {
    const page = new DOMParser().parseFromString(serializePageData(data(content)), 'text/html');
    expect(page.scripts).toHaveLength(1);
    expect(readPageData(page)).toEqual(data(content));
  },
);

test('a page without the block has no data', () => {
  expect(readPageData(new DOMParser().parseFromString('<p>', 'text/html'))).toBeUndefined();
});
