import fc from 'fast-check';
import { MAX_TITLE_LENGTH, createArticleCollection, parseArticle } from '../../src/news/article';
import type { DocumentChange } from '../../src/news/article';

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
  ['an offset without a colon', '2026-01-10 11:00:00 -0600', moment],
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

const timestamp = (milliseconds: number) => ({ toMillis: () => milliseconds });

test('articles appear and disappear with their documents', () => {
  const applyChanges = createArticleCollection();
  applyChanges([
    { id: 'a', fields: { title: 'A' } },
    { id: 'b', fields: { title: 'B' } },
  ]);
  const list = applyChanges([{ id: 'a' }, { id: 'b', fields: { title: 'Bee' } }]);
  expect(list.map(({ title }) => title)).toEqual(['Bee']);
});

test('an unchanged article stays the same object', () => {
  const applyChanges = createArticleCollection();
  const first = applyChanges([
    { id: 'a', fields: { title: 'A' } },
    { id: 'b', fields: { title: 'B' } },
  ]);
  expect(applyChanges([])).toBe(first);
  expect(applyChanges([{ id: 'b', fields: { title: 'Bee' } }])[0]).toBe(first[0]);
});

const strange = fc.oneof(
  fc.anything({ maxDepth: 1, maxKeys: 3 }),
  fc.constantFrom(null, '', NaN, Infinity, 'x'.repeat(10_000), { toMillis: 1 }, timestamp(NaN)),
);
const hostile = fc.record(
  { title: strange, date: strange, content: strange },
  { requiredKeys: [] },
);
const change = fc.oneof(
  fc.record({ id: fc.string({ minLength: 1 }).map((id) => `bad-${id}`), fields: hostile }),
  fc.record({ id: fc.constantFrom('one', 'two', 'three'), fields: fc.constant(undefined) }),
  fc
    .constantFrom('one', 'two', 'three')
    .map((id) => ({ id, fields: { title: id, date: timestamp(1), content: 'Text' } })),
);

test('no bad document hides a good one or throws, whatever the order of the changes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 8 }), (batches) => {
      const applyChanges = createArticleCollection();
      const good = new Set<string>();
      for (const batch of batches as DocumentChange[][]) {
        const list = applyChanges(batch);
        for (const { id, fields } of batch.filter(({ id: it }) => !it.startsWith('bad-'))) {
          if (fields) good.add(id);
          else good.delete(id);
        }
        const shown = list.filter(({ id }) => !id.startsWith('bad-'));
        expect(shown.map(({ id }) => id).sort()).toEqual([...good].sort());
        for (const { title, content, publishedAt } of list) {
          expect([typeof title, typeof content]).toEqual(['string', 'string']);
          expect(publishedAt ?? 0).toEqual(expect.any(Number));
        }
      }
    }),
  );
});
