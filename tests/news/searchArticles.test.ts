import type { Article } from '../../src/news/article';
import { prepareSearch, searchArticles } from '../../src/news/searchArticles';

const article = (id: string, title: string, content: string): Article => ({
  id,
  title,
  publishedAt: undefined,
  content,
});
const articles = [
  article('cafe', 'Robots at the Café', 'A demonstration in Málaga'),
  article('kickoff', 'Kickoff', 'The *new* game\nfor our ROBOT'),
];
const idsFor = (query: string) => searchArticles(articles, query).map(({ id }) => id);

test.each(['', '  ', '\n'])('nothing to look for finds the list itself: %j', (query) => {
  expect(searchArticles(articles, query)).toBe(articles);
});

test.each([
  ['robot', ['cafe', 'kickoff']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['cafe\u0301', ['cafe']],
  ['malaga', ['cafe']],
  ['game robot', ['kickoff']],
  ['ick', ['kickoff']],
  ['café kickoff', []],
])(
  'titles and texts are searched for every word, whatever its marks and capitals: %s',
  (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  },
);

test('a word is not found across the end of a title', () => {
  expect(idsFor('kickoffthe')).toEqual([]);
});

test('texts can be made ready before, and the search finds the same', async () => {
  prepareSearch(articles);
  prepareSearch(articles)();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(idsFor('robot')).toEqual(['cafe', 'kickoff']);
});
