import type { Article } from '../../../src/news/article';
import { PAGE_LENGTH } from '../../../src/news/listView';
import { startOfList } from '../../../src/pipeline/news/startOfList';

const article = (id: string): Article => ({
  id,
  title: id,
  publishedAt: 1,
  content: 'one\ntwo\nthree\nfour\nfive',
});

test('a page has the newest articles, cut to their previews, and knows that there are more', () => {
  const articles = Array.from({ length: PAGE_LENGTH + 1 }, (_, number) => article(`a${number}`));
  const { articles: listed = [], hasMoreArticles } = startOfList(articles, PAGE_LENGTH);
  expect(listed.map(({ id }) => id)).toEqual(articles.slice(0, PAGE_LENGTH).map(({ id }) => id));
  expect(listed[0]?.content).not.toContain('five');
  expect(hasMoreArticles).toBe(true);
  expect(startOfList(articles.slice(1), PAGE_LENGTH).hasMoreArticles).toBe(false);
});
