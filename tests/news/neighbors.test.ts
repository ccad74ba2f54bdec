import type { Article } from '../../src/news/article';
import { neighborsAt, readNeighbors } from '../../src/news/neighbors';
import { constantReadable } from '../../src/news/readable';
import type { NewsSources } from '../../src/news/newsSources';

const article = (id: string, publishedAt: number): Article => ({
  id,
  title: `Title of ${id}`,
  publishedAt,
  content: 'Text',
});
const link = (id: string) => ({ id, title: `Title of ${id}` });

const newest = article('newest', 3);
const middle = article('middle', 2);
const oldest = article('oldest', 1);

const sources = (more: Partial<NewsSources> = {}): NewsSources => ({
  snapshot: {},
  renderer: constantReadable({ article: String, preview: String }),
  ...more,
});

test('the neighbors of an article are the next newer and the next older ones', () => {
  const list = [newest, middle, oldest];
  expect(neighborsAt(list, 0)).toEqual({ older: link('middle') });
  expect(neighborsAt(list, 1)).toEqual({ newer: link('newest'), older: link('oldest') });
  expect(neighborsAt(list, 2)).toEqual({ newer: link('middle') });
  expect(neighborsAt([middle], 0)).toEqual({});
});

test('a list that contains the article gives its neighbors, whatever the order of the list', () => {
  const known = readNeighbors('middle', { ...sources(), list: [oldest, newest, middle] });
  expect(known.current()).toEqual({ newer: link('newest'), older: link('oldest') });
});

test('without a list, the page gives the neighbors of its article', () => {
  const neighbors = { older: link('oldest') };
  const known = readNeighbors('middle', {
    ...sources({ snapshot: { article: middle, neighbors } }),
    list: [],
  });
  expect(known.onServer()).toEqual(neighbors);
  expect(known.current()).toEqual(neighbors);
});

test('without a list or a page, the article’s file gives its neighbors', async () => {
  const neighbors = { older: link('oldest') };
  const loadArticle = async () => ({ ...middle, neighbors });
  const known = readNeighbors('middle', {
    ...sources({ files: { loadList, loadArticle } }),
    list: [],
  });
  expect(known.current()).toBeUndefined();
  await new Promise<void>((resolve) => known.subscribe(resolve));
  expect(known.current()).toEqual(neighbors);
});

test('an unknown article has no neighbors', async () => {
  const loadArticle = async () => undefined;
  const known = readNeighbors('unknown', {
    ...sources({ files: { loadList, loadArticle } }),
    list: [newest],
  });
  await new Promise<void>((resolve) => known.subscribe(resolve));
  expect(known.current()).toBeUndefined();
});

const loadList = async () => undefined;
