import { articlePath } from '../news/articlePath';
import { LIST_DATA, articleData, articleIdIn } from '../news/newsAddresses';
import type { BuiltList } from '../news/newsSources';
import { NEWS_CACHE } from './cacheNames';
import { isSiteFile } from './isSiteFile';

/** How many articles are kept, each with its page and its data. */
const MAX_ARTICLES = 60;

/**
 * Keeps an article as the last build wrote it, so that it can be opened by its address and by a click. An
 * article that the build does not know (any more) is dropped. Rejects when the article cannot be fetched
 * or there is no room for it: an earlier copy stays, as long as it is complete.
 */
export async function cacheArticle(id: string): Promise<void> {
  const [page, data] = await Promise.all([
    fetch(articlePath(id), FRESH),
    fetch(articleData(id), FRESH),
  ]);
  // For an article without a file, Hosting answers with the empty shell, and has no data.
  if (page.status === 404 || data.status === 404) return evictArticles((kept) => kept === id);
  // A network that puts its own page in the place of ours does so for the data, too.
  if (!page.ok || !isSiteFile(data))
    throw new Error(`Article ${id}: ${page.status}, ${data.status}`);
  const cache = await caches.open(NEWS_CACHE);
  try {
    await cache.put(articlePath(id), page);
    await cache.put(articleData(id), data);
  } catch (error) {
    const kept = await Promise.all(addressesOf(id).map((address) => cache.match(address)));
    if (!kept.every(Boolean)) await drop(cache, [id]);
    throw error;
  }
  // A cache lists its entries in insertion order.
  const ids = await cachedArticleIds();
  await drop(cache, ids.slice(0, Math.max(0, ids.length - MAX_ARTICLES)));
}

/** Keeps the list as it was last seen. */
export async function cacheList(answer: Response): Promise<void> {
  if (isSiteFile(answer)) await (await caches.open(NEWS_CACHE)).put(LIST_DATA, answer);
}

/** Drops that list. The News page of a new build has a newer one. */
export async function evictList(): Promise<void> {
  await (await caches.open(NEWS_CACHE)).delete(LIST_DATA);
}

/** Returns the kept copy of a page or a file of the News, if there is one. */
export async function cachedNews(address: string): Promise<Response | undefined> {
  return (await caches.open(NEWS_CACHE)).match(address, { ignoreVary: true });
}

/** Drops the articles that are gone, page and data, and the list if it names one of them. */
export async function evictArticles(isGone: (id: string) => boolean): Promise<void> {
  const cache = await caches.open(NEWS_CACHE);
  await drop(cache, (await cachedArticleIds()).filter(isGone));
  const list = await cache.match(LIST_DATA);
  const { articles = [] } = ((await list?.json()) ?? {}) as Partial<BuiltList>;
  if (articles.some(({ id }) => isGone(id))) await cache.delete(LIST_DATA);
}

/** Returns the ids of the articles that are kept. */
export async function cachedArticleIds(): Promise<string[]> {
  const kept = await (await caches.open(NEWS_CACHE)).keys();
  return [...new Set(kept.flatMap(({ url }) => articleIdIn(new URL(url).pathname) ?? []))];
}

/** Makes the browser revalidate what its own cache still has. */
const FRESH: RequestInit = { cache: 'no-cache' };

const addressesOf = (id: string) => [articlePath(id), articleData(id)];

/** Drops page and data together: one is useless without the other. */
async function drop(cache: Cache, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.flatMap(addressesOf).map((address) => cache.delete(address)));
}
