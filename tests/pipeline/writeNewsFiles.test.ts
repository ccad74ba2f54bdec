import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '../../src/news/article';
import { SHOWN_AT_ONCE } from '../../src/news/listView';
import { canBeFile, writeNewsFiles } from '../../src/pipeline/writeNewsFiles';
import { listSnapshot } from '../../src/pipeline/prerenderSite';

const article = (id: string): Article => ({
  id,
  title: id,
  publishedAt: 1,
  content: 'one\ntwo\nthree\nfour\nfive',
});

test.each(['kickoff-2026', 'A_b', 'x'.repeat(128)])('the id %s gets a file', (id) => {
  expect(canBeFile(article(id))).toBe(true);
});

test.each(['../up', 'a/b', 'a.b', 'index', 'Index', 'ü', '', 'x'.repeat(129)])(
  'the id "%s" is no name for a file',
  (id) => {
    expect(canBeFile(article(id))).toBe(false);
  },
);

test('the list holds every article, the folder those that can be files, with their neighbors there', async () => {
  const out = mkdtempSync(join(tmpdir(), 'news-'));
  await writeNewsFiles([article('a'), article('../up'), article('b')], out);
  expect(JSON.parse(readFileSync(join(out, 'data', 'news.json'), 'utf8'))).toHaveLength(3);
  expect(readdirSync(join(out, 'data', 'news'))).toEqual(['a.json', 'b.json']);
  expect(JSON.parse(readFileSync(join(out, 'data', 'news', 'a.json'), 'utf8'))).toEqual({
    ...article('a'),
    neighbors: { older: { id: 'b', title: 'b' } },
  });
});

test('a page carries the newest articles, cut to their previews, and knows that there are more', () => {
  const articles = Array.from({ length: SHOWN_AT_ONCE + 1 }, (_, number) => article(`a${number}`));
  const { articles: listed = [], hasMoreArticles } = listSnapshot(articles);
  expect(listed.map(({ id }) => id)).toEqual(articles.slice(0, SHOWN_AT_ONCE).map(({ id }) => id));
  expect(listed[0]?.content).not.toContain('five');
  expect(hasMoreArticles).toBe(true);
  expect(listSnapshot(articles.slice(1)).hasMoreArticles).toBe(false);
});
