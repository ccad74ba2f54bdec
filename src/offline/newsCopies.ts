import {
  LIST_DATA_PATH,
  articleDataPath,
  articleIdFromPath,
  articlePath,
} from '../news/newsAddresses';
import { isSameArticle } from '../news/article';
import type { Article } from '../news/article';
import type { NewsFeed } from '../news/newsSources';
import { isBuiltList, isSiteFile } from './isSiteFile';

const MAX_ARTICLES = 60;

/** Opens the cache of the articles that were read, both page and data, and of the list as it was last seen. */
const openCopies = () => caches.open('news');

/** Opens the cache of what the database itself last said of each of these articles: its text, or null. */
const openAnswers = () => caches.open('database');

/**
 * Wraps a feed so that the copies on this device follow it: what is gone from the database goes from here
 * too, so does a text that has been corrected until a build has the correction, and an article that is read is
 * cached, even if all of it was in the list. Only the precached News page keeps its list until the next build
 * replaces it.
 */
export function cachingFeed(feed: NewsFeed): NewsFeed {
  return {
    readList: (reader) =>
      feed.readList({
        ...reader,
        answered(articles) {
          reader.answered(articles);
          const listed = new Map(articles.map((article) => [article.id, article]));
          whereAllowed(async () => {
            for (const id of await cachedArticleIds()) await follow(id, listed.get(id));
            await evictArticles((id) => !listed.has(id));
          });
        },
      }),
    readArticle: (id, reader) =>
      feed.readArticle(id, {
        ...reader,
        answered(article) {
          reader.answered(article);
          const stored = article === 'missing' ? undefined : article;
          whereAllowed(async () => {
            await follow(id, stored);
            if (stored) await requestCopy(id);
            else await evictArticles((cached) => cached === id);
          });
        },
      }),
    reconnect: () => feed.reconnect(),
  };
}

/** Where storage is forbidden, nothing is cached. */
function whereAllowed(change: () => Promise<void>): void {
  change().catch(() => undefined);
}

/** Remembers what the database said of an article, and drops a copy that says something else. */
async function follow(id: string, article: Article | undefined): Promise<void> {
  await (await openAnswers()).put(articlePath(id), new Response(JSON.stringify(article ?? null)));
  if (await isOutdated(id)) await dropArticles([id]);
}

/** Returns whether the copy of an article is not what the database last said of it, as far as that is known. */
async function isOutdated(id: string): Promise<boolean> {
  const answer = await (await openAnswers()).match(articlePath(id));
  const copy = await cachedNews(articleDataPath(id));
  if (!answer || !copy) return false;
  const article = (await answer.json()) as Article | null;
  return !article || !isSameArticle(article, (await copy.json()) as Article);
}

/** Makes the worker cache an article that it has not seen, because no request was made for it. */
async function requestCopy(id: string): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
  if (!worker || (await cachedArticleIds()).includes(id)) return;
  worker.postMessage([articlePath(id)]);
}

/**
 * Caches an article as the last build wrote it, so that it can be opened by its address and by a click. An
 * article that the build does not know (any more) is dropped, and so is one of which the database said otherwise.
 * Rejects when the article cannot be fetched or there is no room for it: an earlier copy stays, as long as it is
 * complete.
 */
export async function cacheArticle(id: string): Promise<void> {
  const files = await Promise.all(
    articleAddresses(id).map(async (address) => ({ address, answer: await fetch(address, FRESH) })),
  );
  // For an article without a file, Hosting answers with the empty shell, and has no data.
  if (files.some(({ answer }) => answer.status === 404)) {
    return evictArticles((cached) => cached === id);
  }
  for (const { address, answer } of files) {
    const isOurs = await isSiteFile(address, answer);
    if (!isOurs) throw new Error(`${address} answered ${answer.status}`);
  }
  const cache = await openCopies();
  try {
    for (const { address, answer } of files) await cache.put(address, answer);
  } catch (error) {
    const copies = await Promise.all(files.map(({ address }) => cache.match(address)));
    if (!copies.every(Boolean)) await dropArticles([id]);
    throw error;
  }
  // The database may have answered first.
  if (await isOutdated(id)) await dropArticles([id]);
  await dropArticles((await cachedArticleIds()).slice(0, -MAX_ARTICLES));
  const answers = await openAnswers();
  const surplus = (await answers.keys()).slice(0, -MAX_ARTICLES);
  await Promise.all(surplus.map((request) => answers.delete(request)));
}

/** Fetches the cached articles again, and drops those that a new build does not have. */
export async function renewArticles(): Promise<void> {
  for (const id of await cachedArticleIds()) await cacheArticle(id).catch(() => undefined);
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
