import type { Article } from '../../src/news/article';
import {
  cacheArticle,
  cacheList,
  cachedArticleIds,
  cachingFeed,
  evictArticles,
  renewArticles,
} from '../../src/offline/newsCopies';
import { fakeFeed } from '../news/fakeFeed';
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

/** Makes a browser that has kept these articles, and the list of a and b as it was seen last. */
async function browserWithCopies(...ids: string[]) {
  const { caches } = fakeBrowser({ ...articleFiles('a'), ...articleFiles('b') });
  for (const id of ids) await cacheArticle(id);
  await cacheList(served(LIST, JSON.stringify({ articles: [a, b] })));
  return () => caches.paths('news');
}
const copiesOfB = Object.keys(articleFiles('b'));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const reader = () => ({ answered: jest.fn(), unreachable: jest.fn(), denied: jest.fn() });
const a: Article = { id: 'a', title: 'a', publishedAt: undefined, content: '' };
const b: Article = { id: 'b', title: 'b', publishedAt: undefined, content: '' };

test('an article that the database reports as missing is removed from the device', async () => {
  const held = await browserWithCopies('a', 'b');
  const feed = fakeFeed();
  const page = reader();
  cachingFeed(await feed.load()).readArticle('a', page);
  feed.answerArticle('a', 'missing');
  await settle();
  expect(page.answered).toHaveBeenCalledWith('missing');
  expect(held()).toEqual(copiesOfB);
});

test('an article that the complete list no longer contains is dropped', async () => {
  const held = await browserWithCopies('a', 'b');
  const feed = fakeFeed();
  const page = reader();
  cachingFeed(await feed.load()).readList(page);
  feed.answerList([b]);
  await settle();
  expect(page.answered).toHaveBeenCalledWith([b]);
  expect(held()).toEqual(copiesOfB);
});

test('an article that came with the list is kept once it is read, and only once', async () => {
  fakeBrowser(articleFiles('b'));
  const postMessage = jest.fn(() => void cacheArticle('b'));
  Object.defineProperty(globalThis, 'navigator', {
    value: { serviceWorker: { controller: { postMessage } } },
    configurable: true,
  });
  const feed = fakeFeed();
  cachingFeed(await feed.load()).readArticle('b', reader());
  feed.answerArticle('b', b);
  await settle();
  feed.answerArticle('b', { ...b });
  await settle();
  expect(postMessage.mock.calls).toEqual([[['/news/b']]]);
});

test('a cached list is removed once it names a deleted article, even one that nobody has read', async () => {
  const held = await browserWithCopies('b');
  const feed = fakeFeed();
  cachingFeed(await feed.load()).readList(reader());
  feed.answerList([a, b]);
  await settle();
  expect(held()).toEqual([...copiesOfB, LIST]);
  feed.answerList([b]);
  await settle();
  expect(held()).toEqual(copiesOfB);
});

test.each<[string, Article | 'missing']>([
  ['gone', 'missing'],
  ['corrected', { ...b, title: 'Corrected' }],
])('an article that the database says is %s is not kept by a slower request', async (_, answer) => {
  const held = await browserWithCopies('b');
  const feed = fakeFeed();
  cachingFeed(await feed.load()).readArticle('b', reader());
  feed.answerArticle('b', answer);
  await settle();
  await cacheArticle('b');
  expect(held()).not.toEqual(expect.arrayContaining(copiesOfB));
  feed.answerArticle('b', b);
  await settle();
  await cacheArticle('b');
  expect(held()).toEqual(expect.arrayContaining(copiesOfB));
});

test('what a new build does not have is dropped, and what it has changed is fetched', async () => {
  const { caches, network } = fakeBrowser({ ...articleFiles('a'), ...articleFiles('b') });
  await cacheArticle('a');
  await cacheArticle('b');
  Object.assign(network, articleFiles('a', 'new'));
  delete network['/data/news/b.json'];
  await renewArticles();
  expect(caches.paths('news')).toEqual(Object.keys(articleFiles('a')));
  const copy = await (await caches.open('news')).match('/data/news/a.json');
  expect(await copy?.json()).toMatchObject({ title: 'new' });
});
