import { cacheArticle, cacheList, cachedArticleIds } from '../../src/offline/cachedNews';
import { fakeBrowser } from './fakeBrowser';

const filesOf = (id: string, words = id) => ({
  [`/news/${id}`]: new Response(`page of ${words}`),
  [`/data/news/${id}.json`]: new Response(words),
});

test('sixty complete articles are kept; the one read longest ago is evicted first', async () => {
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

test('the old copy stays if there is no room for a new one', async () => {
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

test('an incomplete article is not kept', async () => {
  const { caches } = fakeBrowser(filesOf('kickoff'));
  caches.full.add('/data/news/kickoff.json');
  await expect(cacheArticle('kickoff')).rejects.toThrow('QuotaExceededError');
  expect(caches.paths('news')).toEqual([]);
});
