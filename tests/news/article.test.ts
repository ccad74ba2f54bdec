import { MAX_TITLE_LENGTH, parseArticle } from '../../src/news/article';

const moment = Date.UTC(2026, 0, 10, 17);

test('a complete document becomes an article', () => {
  const timestamp = { toMillis: () => moment };
  expect(
    parseArticle('kickoff', { title: 'Kickoff', date: timestamp, content: 'It **began**.' }),
  ).toEqual({
    id: 'kickoff',
    title: 'Kickoff',
    publishedAt: moment,
    content: 'It **began**.',
  });
});

test.each([
  ['a Date', new Date(moment), moment],
  ['an ISO string', '2026-01-10T17:00:00Z', moment],
  ['a time with an offset', '2026-01-10T11:00:00-06:00', moment],
  ['a day alone, which is that day in Tulsa,', '2026-01-10', Date.UTC(2026, 0, 10, 18)],
  ['a day alone in summer', '2026-07-04', Date.UTC(2026, 6, 4, 18)],
  ['a day with words behind it', '2026-01-10 at noon', undefined],
  ['a time without an offset', '2026-01-10T11:00', undefined],
  ['an offset that not every browser reads', '2026-01-10T11:00:00-0600', undefined],
  ['a time that not every browser reads', '2026-01-10T9:00Z', undefined],
  ['a time to the minute', '2026-01-10T17:00Z', moment],
  ['a time to the microsecond', '2026-01-10T17:00:00.000000Z', moment],
  ['a missing date', undefined, undefined],
  ['null', null, undefined],
  ['a number', 20260110, undefined],
  ['a map', { seconds: 'soon' }, undefined],
  ['a map that only looks like a timestamp', { toMillis: 'never' }, undefined],
  ['words', 'next Tuesday', undefined],
  ['an impossible day', '2026-13-45', undefined],
  ['a day that this month does not have', '2026-02-30', undefined],
  ['a moment on such a day', '2026-02-30T17:00:00Z', undefined],
  ['an invalid Date', new Date(Number.NaN), undefined],
])('%s as the date gives a moment or nothing', (_, date, expected) => {
  expect(parseArticle('a', { title: 'Title', content: 'Text', date })?.publishedAt).toBe(expected);
});

test.each([
  ['a number', 7],
  ['nothing but spaces', '   '],
  ['nothing but marks without a width', '\u200b \u2060\ufeff'],
  ['a list', ['Title']],
])('with %s as the title, an article that has text is untitled', (_, title) => {
  expect(parseArticle('a', { title, content: 'Text' })).toMatchObject({
    title: '',
    content: 'Text',
  });
});

test('a very long title is shortened', () => {
  const article = parseArticle('a', { title: 'x'.repeat(10_000), content: '' });
  expect(article?.title).toHaveLength(MAX_TITLE_LENGTH);
  expect(article?.title.endsWith('…')).toBe(true);
});

test.each([
  ['no fields at all', {}],
  ['fields of other types', { title: 1, content: 2, date: 3 }],
  ['an empty title and text', { title: ' ', content: '\n' }],
])('%s do not make an article', (_, fields) => {
  expect(parseArticle('a', fields)).toBeUndefined();
});

test('unknown fields are dropped', () => {
  expect(parseArticle('a', { title: 'T', content: 'C', isAdmin: true })).not.toHaveProperty(
    'isAdmin',
  );
});
