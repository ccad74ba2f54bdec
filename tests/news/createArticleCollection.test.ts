import fc from 'fast-check';
import { createArticleCollection } from '../../src/news/createArticleCollection';
import type { DocumentChange } from '../../src/news/createArticleCollection';

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

test('a document that is no longer an article is left out until it is one again', () => {
  const applyChanges = createArticleCollection();
  applyChanges([{ id: 'a', fields: { title: 'A' } }]);
  expect(applyChanges([{ id: 'a', fields: { title: 1, content: ' ' } }])).toEqual([]);
  expect(applyChanges([{ id: 'a', fields: { title: 'Again' } }])).toHaveLength(1);
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
