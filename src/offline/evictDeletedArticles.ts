import type { NewsFeed } from '../news/newsFeed';
import { evictArticles } from './cachedNews';

/**
 * Wraps a feed so that what it reports as gone from the database goes from this device too. Only the
 * precached News page keeps its list until the next build replaces it.
 */
export function evictDeletedArticles(feed: NewsFeed): NewsFeed {
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
          if (article === 'missing') evict((kept) => kept === id);
        },
      }),
    reconnect: () => feed.reconnect(),
  };
}

function evict(isGone: (id: string) => boolean): void {
  // Where storage is forbidden, nothing is kept.
  evictArticles(isGone).catch(() => undefined);
}
