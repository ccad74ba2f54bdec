import fc from 'fast-check';
import type { Article } from '../../src/news/article';
import { neighborsAt, sortArticles, sortOrders } from '../../src/news/sortArticles';

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

test('titles are compared as people read them, in both directions', () => {
  expect(idsInOrder('a-z')).toEqual(['c', 'a', 'b', 'undated']);
  expect(idsInOrder('z-a')).toEqual(['undated', 'b', 'a', 'c']);
});

const anyArticle = fc.record({
  id: fc.string({ minLength: 1 }),
  title: fc.constantFrom('', 'a', 'A', 'á', 'b', 'a 2', 'a 10'),
  publishedAt: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
  content: fc.constant(''),
});
const anyList = fc.uniqueArray(anyArticle, { selector: ({ id }) => id });
const anyOrder = fc.constantFrom(...sortOrders);
const comesFirst = (one: Article, other: Article, order: (typeof sortOrders)[number]) =>
  sortArticles([one, other], order)[0] === one;

test('every order is total: antisymmetric and transitive', () => {
  const three = fc.uniqueArray(anyArticle, {
    selector: ({ id }) => id,
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(three, anyOrder, ([a, b, c], order) => {
      expect(comesFirst(a!, b!, order)).toBe(!comesFirst(b!, a!, order));
      if (comesFirst(a!, b!, order) && comesFirst(b!, c!, order))
        expect(comesFirst(a!, c!, order)).toBe(true);
    }),
  );
});

test.each([
  ['dates', ['new-old', 'old-new'], ({ publishedAt }: Article) => publishedAt !== undefined],
  ['titles', ['a-z', 'z-a'], ({ title }: Article) => title !== ''],
] as const)('in both orders by their %s, articles without one come last', (_, orders, has) => {
  fc.assert(
    fc.property(anyList, fc.constantFrom(...orders), (list, order) => {
      const sorted = sortArticles(list, order).map(has);
      expect(sorted).toEqual([...sorted].sort((one, other) => Number(other) - Number(one)));
    }),
  );
});

test('numbers in titles are compared as numbers', () => {
  const matches = [article('10', 'Match 10'), article('2', 'Match 2'), article('1', 'Match 1')];
  expect(sortArticles(matches, 'a-z').map(({ id }) => id)).toEqual(['1', '2', '10']);
});

test('the neighbors of an article are the next newer and the next older ones', () => {
  const [newest, middle, oldest] = ['newest', 'middle', 'oldest'].map((id) => ({
    id,
    title: `Title of ${id}`,
  }));
  const list = [newest!, { ...middle!, content: 'Text' }, oldest!];
  expect(neighborsAt(list, 0)).toEqual({ older: middle });
  expect(neighborsAt(list, 1)).toEqual({ newer: newest, older: oldest });
  expect(neighborsAt(list, 2)).toEqual({ newer: middle });
  expect(neighborsAt([middle!], 0)).toEqual({});
});
