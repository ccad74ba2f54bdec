import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../../../src/news/article';
import { PAGE_LENGTH } from '../../../src/news/listView';
import type { BuiltList } from '../../../src/news/newsSources';
import {
  BUILT_LIST_LENGTH,
  canBeFile,
  startOfList,
  writeNewsFiles,
} from '../../../src/pipeline/news/builtNews';
import { temporaryFolder } from '../../temporaryFolder';

const scratch = temporaryFolder();
const out = join(scratch, 'dist');

const article = (id: string): Article => ({
  id,
  title: id,
  publishedAt: 1,
  content: 'one\ntwo\nthree\nfour\nfive',
});

const listIn = (out: string) =>
  JSON.parse(readFileSync(join(out, 'data', 'news.json'), 'utf8')) as BuiltList;

test('the list has every article; the folder has those that can be files, with their neighbors; all say when they were copied', async () => {
  await writeNewsFiles(
    { articles: [article('a'), article('../up'), article('b')], copiedAt: 3 },
    out,
  );
  expect(listIn(out)).toMatchObject({
    articles: [{ id: 'a' }, { id: '../up' }, { id: 'b' }],
    hasMoreArticles: false,
    copiedAt: 3,
  });
  expect(readdirSync(join(out, 'data', 'news'))).toEqual(['a.json', 'b.json']);
  expect(JSON.parse(readFileSync(join(out, 'data', 'news', 'a.json'), 'utf8'))).toEqual({
    ...article('a'),
    copiedAt: 3,
    neighbors: { older: { id: 'b', title: 'b' } },
  });
});

test('the files do not tell the browser when an article last changed, which only the build reads', async () => {
  const out = mkdtempSync(join(scratch, 'news-'));
  const changed: Article = { ...article('a'), updatedAt: 2 };
  await writeNewsFiles({ articles: [changed] }, out);
  expect(listIn(out).articles).toEqual([{ ...article('a'), words: 'one two three...' }]);
  const file = readFileSync(join(out, 'data', 'news', 'a.json'), 'utf8');
  expect(JSON.parse(file)).toEqual({ ...article('a'), neighbors: {} });
});

test('a list that is too long for its file says so in the file', async () => {
  const out = mkdtempSync(join(scratch, 'news-'));
  const articles = Array.from({ length: BUILT_LIST_LENGTH + 1 }, (_, number) =>
    article(`../${number}`),
  );
  await writeNewsFiles({ articles }, out);
  const list = listIn(out);
  expect(list.articles).toHaveLength(BUILT_LIST_LENGTH);
  expect(list.hasMoreArticles).toBe(true);
});

test('a page has the newest articles, cut to their previews, and knows that there are more', () => {
  const articles = Array.from({ length: PAGE_LENGTH + 1 }, (_, number) => article(`a${number}`));
  const { articles: listed, hasMoreArticles } = startOfList(articles, PAGE_LENGTH);
  expect(listed.map(({ id }) => id)).toEqual(articles.slice(0, PAGE_LENGTH).map(({ id }) => id));
  expect(listed[0]).toMatchObject({ words: 'one two three...', content: articles[0]!.content });
  expect(hasMoreArticles).toBe(true);
  expect(startOfList(articles.slice(1), PAGE_LENGTH).hasMoreArticles).toBe(false);
});

test.each(['kickoff-2026', 'A_b', 'x'.repeat(128)])('the id %s gets a file', (id) => {
  expect(canBeFile({ id })).toBe(true);
});

test.each(['../up', 'a/b', 'a.b', 'index', 'Index', 'ü', '', 'x'.repeat(129)])(
  'the id "%s" is no name for a file',
  (id) => {
    expect(canBeFile({ id })).toBe(false);
  },
);
