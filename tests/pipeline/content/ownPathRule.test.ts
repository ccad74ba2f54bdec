import { ownPathRule } from '../../../src/pipeline/content/ownPathRule';
import type { Found } from '../../../src/pipeline/content/walkContent';

const problemsOf = (value: unknown) => ownPathRule({ path: ['games'], value } as unknown as Found);

test('of two entries that lead to one page, the second is reported', () => {
  const games = {
    first: { path: '/first' },
    second: { path: '/second' },
    third: { path: '/first' },
  };
  expect(problemsOf(games)).toEqual([
    { field: 'third', message: 'Its path “/first” is that of “first”: each has its own page.' },
  ]);
});

test.each([
  ['entries with paths of their own', { first: { path: '/first' }, second: { path: '/second' } }],
  ['entries without a path', { one: { name: 'a' }, other: { name: 'a' }, none: null }],
  ['a text', '/first'],
  ['no value', null],
])('%s are fine', (_, value) => {
  expect(problemsOf(value)).toEqual([]);
});
