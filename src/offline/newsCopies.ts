import {
  LIST_DATA_PATH,
  articleDataPath,
  articleIdFromPath,
  articlePath,
} from '../news/newsAddresses';
import type { NewsFeed } from '../news/newsSources';
import { isBuiltList, isSiteFile } from './isSiteFile';

const MAX_ARTICLES = 60;

/** Opens the cache of the articles that were read, both page and data, and of the list as it was last seen. */
const openCopies = () => caches.open('news');

/**
 * Wraps a feed so that the copies on this device follow it: what is gone from the database goes from here
 * too, and an article that is read is cached, even if all of it was in the list. Only the precached News page
 * keeps its list until the next build replaces it.
 */
export function cachingFeed(feed: NewsFeed): NewsFeed {
  return {
    readList: (reader) =>
      feed.readList({
        ...reader,
        answered(articles) {
          reader.answered(articles);
          const listed = new Set(articles.map(({ id }) => id));
          evict((id) => !listed.has(id));
        },
      }),
    readArticle: (id, reader) =>
      feed.readArticle(id, {
        ...reader,
        answered(article) {
          reader.answered(article);
          if (article === 'missing') evict((cached) => cached === id);
          else requestCopy(id).catch(() => undefined);
        },
      }),
    reconnect: () => feed.reconnect(),
  };
}

function evict(isGone: (id: string) => boolean): void {
  // Where storage is forbidden, nothing is cached.
  evictArticles(isGone).catch(() => undefined);
}

/** Makes the worker cache an article that it has not seen, because no request was made for it. */
async function requestCopy(id: string): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
  if (!worker || (await cachedArticleIds()).includes(id)) return;
  worker.postMessage([articlePath(id)]);
}

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
  const cache = await openCopies();
  try {
    for (const { address, answer } of answers) await cache.put(address, answer);
  } catch (error) {
    const copies = await Promise.all(answers.map(({ address }) => cache.match(address)));
    if (!copies.every(Boolean)) await dropArticles([id]);
    throw error;
  }
  await dropArticles((await cachedArticleIds()).slice(0, -MAX_ARTICLES));
}

/** Makes the browser revalidate what its own cache still has. */
const FRESH: RequestInit = { cache: 'no-cache' };

/** Caches the list as it was last seen. */
export async function cacheList(answer: Response): Promise<void> {
  const isOurs = await isSiteFile(LIST_DATA_PATH, answer);
  if (isOurs) await (await openCopies()).put(LIST_DATA_PATH, answer);
}

/** Returns the cached copy of a page or a file of the News, if there is one. */
export async function cachedNews(address: string): Promise<Response | undefined> {
  return (await openCopies()).match(address, { ignoreVary: true });
}

/** Returns the ids of the articles that are cached, first the one that was read longest ago. */
export async function cachedArticleIds(): Promise<string[]> {
  const cached = await (await openCopies()).keys();
  return [...new Set(cached.flatMap(({ url }) => articleIdFromPath(new URL(url).pathname) ?? []))];
}

/** Drops the articles that are gone, and the list if it names one of them or cannot be read. */
export async function evictArticles(isGone: (id: string) => boolean): Promise<void> {
  await dropArticles((await cachedArticleIds()).filter(isGone));
  const copy = await (await openCopies()).match(LIST_DATA_PATH);
  const list: unknown = await copy?.json().catch(() => undefined);
  if (!isBuiltList(list) || list.articles.some(({ id }) => isGone(id))) await evictList();
}

/** Drops the list as it was last seen. The News page of a new build has a newer one. */
export async function evictList(): Promise<void> {
  await (await openCopies()).delete(LIST_DATA_PATH);
}

/** Drops articles, page and data together: one is useless without the other. */
async function dropArticles(ids: readonly string[]): Promise<void> {
  const cache = await openCopies();
  await Promise.all(ids.flatMap(articleAddresses).map((address) => cache.delete(address)));
}

/** Returns the addresses of an article's page and data. */
function articleAddresses(id: string): string[] {
  return [articlePath(id), articleDataPath(id)];
}
