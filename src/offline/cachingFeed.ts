import { articlePath } from '../news/newsAddresses';
import type { NewsFeed } from '../news/newsSources';
import { cachedArticleIds, evictArticles } from './evictNews';

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
