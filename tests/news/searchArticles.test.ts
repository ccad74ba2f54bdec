import type { Article } from '../../src/news/article';
import { searchArticles } from '../../src/news/searchArticles';

const article = (id: string, title: string, content: string): Article => ({
  id,
  title,
  publishedAt: undefined,
  content,
});
const articles = [
  article('cafe', 'Robots at the Café', 'A demonstration in Málaga'),
  article('kickoff', 'Kickoff', 'The *new* game\nfor our ROBOT'),
  article(
    'finals',
    'Don’t miss it',
    'A first–year [stream](https://video.example/live_(1)), build\u00adseason, and Q&amp;A after&nbsp;it',
  ),
];
const idsFor = (query: string) => searchArticles(articles, query).map(({ id }) => id);

test.each(['', '  ', '\n', '’ -', '\u200b'])(
  'nothing to look for finds the list itself: %j',
  (query) => {
    expect(searchArticles(articles, query)).toBe(articles);
  },
);

test.each([
  ['robot', ['cafe', 'kickoff']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['cafe\u0301', ['cafe']],
  ['malaga', ['cafe']],
  ['game robot', ['kickoff']],
  ['ick', ['kickoff']],
  ['café kickoff', []],
  ['NEW', ['kickoff']],
  ['new*', ['kickoff']],
  ["don't", ['finals']],
  ['don’t', ['finals']],
  ['first-year', ['finals']],
  ['“stream”', ['finals']],
  ['video', []],
  ['https', []],
  ['**', []],
  ['buildseason', ['finals']],
  ['build\u00ad-season', ['finals']],
  ['Q&A', ['finals']],
  ['nbsp', []],
])(
  'titles and texts are searched for every word, whatever its marks and capitals: %s',
  (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  },
);

test('a word is not found across the boundary between title and text', () => {
  expect(idsFor('kickoffthe')).toEqual([]);
});
