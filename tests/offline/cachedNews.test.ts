import { cacheArticle, cacheList } from '../../src/offline/cachedNews';
import { cachedArticleIds, evictArticles } from '../../src/offline/evictNews';
import { articleFiles, blockPage, fakeBrowser, served } from './fakeBrowser';

const LIST = '/data/news.json';
const list = () => served(LIST, '{"articles":[]}');

test('sixty complete articles are kept; the one read longest ago is evicted first', async () => {
  const ids = Array.from({ length: 61 }, (_, place) => `article-${place}`);
  const { caches } = fakeBrowser(
    Object.fromEntries(ids.flatMap((id) => Object.entries(articleFiles(id)))),
  );
  await cacheList(list());
  for (const id of ids.slice(0, 60)) await cacheArticle(id);
  await cacheArticle(ids[0]!);
  await cacheArticle(ids[60]!);
  const kept = await cachedArticleIds();
  expect(kept).toHaveLength(60);
  expect(kept).not.toContain(ids[1]);
  expect(caches.paths('news')).toHaveLength(121);
});

test('the old copy stays if there is no room for a new one', async () => {
  const { caches, network } = fakeBrowser(articleFiles('kickoff', 'old'));
  await cacheArticle('kickoff');
  Object.assign(network, articleFiles('kickoff', 'new'));
  caches.full.add('/news/kickoff').add('/data/news/kickoff.json');
  await expect(cacheArticle('kickoff')).rejects.toThrow('QuotaExceededError');
  const cache = await caches.open('news');
  expect(await (await cache.match('/news/kickoff'))?.text()).toContain('"title":"old"');
  await cacheList(list());
  caches.full.add('/data/news.json');
  await expect(cacheList(list())).rejects.toThrow('QuotaExceededError');
  expect(caches.paths('news')).toContain('/data/news.json');
});

test('an incomplete article is not kept', async () => {
  const { caches } = fakeBrowser(articleFiles('kickoff'));
  caches.full.add('/data/news/kickoff.json');
  await expect(cacheArticle('kickoff')).rejects.toThrow('QuotaExceededError');
  expect(caches.paths('news')).toEqual([]);
});

test.each([
  ['page', '/news/kickoff', { '/news/kickoff': blockPage() }],
  ['data', '/data/news/kickoff.json', { '/data/news/kickoff.json': blockPage() }],
])('an article whose %s a network blocks is not kept', async (_name, path, blocked) => {
  const { caches } = fakeBrowser({ ...articleFiles('kickoff'), ...blocked });
  await expect(cacheArticle('kickoff')).rejects.toThrow(`${path} answered 200`);
  expect(caches.paths('news')).toEqual([]);
});

test('a list that is not ours is not kept', async () => {
  const { caches } = fakeBrowser();
  await cacheList(blockPage());
  expect(caches.paths('news')).toEqual([]);
});

test.each(['<p>Blocked</p>', 'null', '{}', '{"articles":{}}', '{"articles":[{"id":1}]}'])(
  'a kept list that cannot be read is dropped with the first article: %s',
  async (text) => {
    const { caches } = fakeBrowser(articleFiles('kickoff'));
    await cacheArticle('kickoff');
    await (await caches.open('news')).put(LIST, new Response(text));
    await evictArticles(() => false);
    expect(caches.paths('news')).toEqual(Object.keys(articleFiles('kickoff')));
  },
);
