import fc from 'fast-check';
import type { Article } from '../../src/news/article';
import { sortArticles, sortOrders } from '../../src/news/sortArticles';

const article = (id: string, title: string, publishedAt?: number): Article => ({
  id,
  title,
  publishedAt,
  content: '',
});

const articles = [
  article('b', 'Beta', 200),
  article('undated', 'Undated'),
  article('c', 'alpha', 100),
  article('a', 'Árbol', 200),
];

const idsInOrder = (order: (typeof sortOrders)[number]) =>
  sortArticles(articles, order).map(({ id }) => id);

test('newest first: by date falling, ties by id, undated last', () => {
  expect(idsInOrder('new-old')).toEqual(['a', 'b', 'c', 'undated']);
});

test('oldest first: by date rising, undated still last', () => {
  expect(idsInOrder('old-new')).toEqual(['c', 'a', 'b', 'undated']);
});

test('titles compare as people read them, in both directions', () => {
  expect(idsInOrder('a-z')).toEqual(['c', 'a', 'b', 'undated']);
  expect(idsInOrder('z-a')).toEqual(['undated', 'b', 'a', 'c']);
});

test('the given list stays as it is', () => {
  const before = [...articles];
  sortArticles(articles, 'a-z');
  expect(articles).toEqual(before);
});

test('every order is the same however the articles arrive', () => {
  const anyArticle = fc.record({
    id: fc.string({ minLength: 1 }),
    title: fc.constantFrom('', 'a', 'A', 'á', 'b'),
    publishedAt: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
    content: fc.constant(''),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyArticle, { selector: ({ id }) => id }),
      fc.constantFrom(...sortOrders),
      (list, order) => {
        expect(sortArticles([...list].reverse(), order)).toEqual(sortArticles(list, order));
      },
    ),
  );
});
