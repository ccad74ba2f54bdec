import type { Article } from '../../src/news/article';
import { findListChanges } from '../../src/news/listChanges';

const article = (id: string, title = id): Article => ({
  id,
  title,
  publishedAt: 1,
  content: 'Text',
});

test('additions, changes and removals are told apart', () => {
  const before = [article('stays'), article('changes'), article('goes')];
  const after = [article('new'), article('changes', 'Changed'), article('stays')];
  expect(findListChanges(before, after)).toEqual({ added: ['new'], changed: 1, removed: 1 });
});

test('reordering is not a change', () => {
  const list = [article('a'), article('b')];
  expect(findListChanges(list, [...list].reverse())).toEqual({ added: [], changed: 0, removed: 0 });
});

test.each([
  ['title', { title: 'Another' }],
  ['date', { publishedAt: 2 }],
  ['text', { content: 'Another' }],
])('a different %s is a change; reading the same one again is not', (_, change) => {
  const list = [article('a')];
  expect(findListChanges(list, [{ ...article('a'), ...change }]).changed).toBe(1);
  expect(findListChanges(list, [{ ...article('a') }]).changed).toBe(0);
});
