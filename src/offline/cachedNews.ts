import { LIST_DATA_PATH } from '../news/newsAddresses';
import { NEWS_CACHE_NAME } from './cacheNames';
import { articleAddresses, cachedArticleIds, dropArticles, evictArticles } from './evictNews';
import { isSiteFile } from './isSiteFile';

const MAX_ARTICLES = 60;

/**
 * Caches an article as the last build wrote it, so that it can be opened by its address and by a click. An
 * article that the build does not know (any more) is dropped. Rejects when the article cannot be fetched
 * or there is no room for it: an earlier copy stays, as long as it is complete.
 */
export async function cacheArticle(id: string): Promise<void> {
  const answers = await Promise.all(
    articleAddresses(id).map(async (address) => ({ address, answer: await fetch(address, FRESH) })),
  );
  // For an article without a file, Hosting answers with the empty shell, and has no data.
  if (answers.some(({ answer }) => answer.status === 404)) {
    return evictArticles((cached) => cached === id);
  }
  for (const { address, answer } of answers) {
    const isOurs = await isSiteFile(address, answer);
    if (!isOurs) throw new Error(`${address} answered ${answer.status}`);
  }
  const cache = await caches.open(NEWS_CACHE_NAME);
  try {
    for (const { address, answer } of answers) await cache.put(address, answer);
  } catch (error) {
    const copies = await Promise.all(answers.map(({ address }) => cache.match(address)));
    if (!copies.every(Boolean)) await dropArticles([id]);
    throw error;
  }
  // A cache lists its entries in insertion order.
  const ids = await cachedArticleIds();
  await dropArticles(ids.slice(0, Math.max(0, ids.length - MAX_ARTICLES)));
}

/** Caches the list as it was last seen. */
export async function cacheList(answer: Response): Promise<void> {
  const isOurs = await isSiteFile(LIST_DATA_PATH, answer);
  if (isOurs) await (await caches.open(NEWS_CACHE_NAME)).put(LIST_DATA_PATH, answer);
}

/** Returns the cached copy of a page or a file of the News, if there is one. */
export async function cachedNews(address: string): Promise<Response | undefined> {
  return (await caches.open(NEWS_CACHE_NAME)).match(address, { ignoreVary: true });
}

/** Makes the browser revalidate what its own cache still has. */
const FRESH: RequestInit = { cache: 'no-cache' };
