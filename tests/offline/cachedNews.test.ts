import { cacheArticle, cacheList, cachedArticleIds } from '../../src/offline/cachedNews';
import { fakeBrowser } from './fakeBrowser';

const filesOf = (id: string, words = id) => ({
  [`/news/${id}`]: new Response(`page of ${words}`),
  [`/data/news/${id}.json`]: new Response(words),
});

test('sixty articles are kept, each whole; the one that was read longest ago goes first', async () => {
  const ids = Array.from({ length: 61 }, (_, place) => `article-${place}`);
  const { caches } = fakeBrowser(
    Object.fromEntries(ids.flatMap((id) => Object.entries(filesOf(id)))),
  );
  await cacheList(new Response('{}'));
  for (const id of ids.slice(0, 60)) await cacheArticle(id);
  await cacheArticle(ids[0]!);
  await cacheArticle(ids[60]!);
  const kept = await cachedArticleIds();
  expect(kept).toHaveLength(60);
  expect(kept).not.toContain(ids[1]);
  expect(caches.paths('news')).toHaveLength(121);
});

test('where there is no room for a new copy, the old one stays', async () => {
  const { caches, network } = fakeBrowser(filesOf('kickoff', 'old'));
  await cacheArticle('kickoff');
  Object.assign(network, filesOf('kickoff', 'new'));
  caches.full.add('/news/kickoff').add('/data/news/kickoff.json');
  await expect(cacheArticle('kickoff')).rejects.toThrow('QuotaExceededError');
  const cache = await caches.open('news');
  expect(await (await cache.match('/news/kickoff'))?.text()).toBe('page of old');
  await cacheList(new Response('{}'));
  caches.full.add('/data/news.json');
  await expect(cacheList(new Response('{"articles":[]}'))).rejects.toThrow('QuotaExceededError');
  expect(caches.paths('news')).toContain('/data/news.json');
});

test('half an article is not kept', async () => {
  const { caches } = fakeBrowser(filesOf('kickoff'));
  caches.full.add('/data/news/kickoff.json');
  await expect(cacheArticle('kickoff')).rejects.toThrow('QuotaExceededError');
  expect(caches.paths('news')).toEqual([]);
});
