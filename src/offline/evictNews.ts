import {
  LIST_DATA_PATH,
  articleDataPath,
  articleIdFromPath,
  articlePath,
} from '../news/newsAddresses';
import { isBuiltList } from './builtNews';
import { NEWS_CACHE_NAME } from './cacheNames';

/*
 * The part of the News cache that pages use, too: it must stay small.
 */

/** Drops the articles that are gone, and the list if it names one of them or cannot be read. */
export async function evictArticles(isGone: (id: string) => boolean): Promise<void> {
  await dropArticles((await cachedArticleIds()).filter(isGone));
  const copy = await (await caches.open(NEWS_CACHE_NAME)).match(LIST_DATA_PATH);
  const list: unknown = await copy?.json().catch(() => undefined);
  if (!isBuiltList(list) || list.articles.some(({ id }) => isGone(id))) await evictList();
}

/** Drops the list as it was last seen. The News page of a new build has a newer one. */
export async function evictList(): Promise<void> {
  await (await caches.open(NEWS_CACHE_NAME)).delete(LIST_DATA_PATH);
}

/** Drops articles, page and data together: one is useless without the other. */
export async function dropArticles(ids: readonly string[]): Promise<void> {
  const cache = await caches.open(NEWS_CACHE_NAME);
  await Promise.all(ids.flatMap(articleAddresses).map((address) => cache.delete(address)));
}

/** Returns the ids of the articles that are cached. */
export async function cachedArticleIds(): Promise<string[]> {
  const cached = await (await caches.open(NEWS_CACHE_NAME)).keys();
  return [...new Set(cached.flatMap(({ url }) => articleIdFromPath(new URL(url).pathname) ?? []))];
}

/** Returns the addresses of an article's page and data. */
export function articleAddresses(id: string): string[] {
  return [articlePath(id), articleDataPath(id)];
}
