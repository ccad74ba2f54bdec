import type { NewsFeed } from '../news/newsFeed';
import { forgetArticles, keptArticleIds } from './keptNews';

/** The same feed; what it says to be gone from the database goes from this device too. */
export function forgetGone(feed: NewsFeed): NewsFeed {
  return {
    readList: (reader) =>
      feed.readList({
        ...reader,
        answered(articles) {
          reader.answered(articles);
          const listed = new Set(articles.map(({ id }) => id));
          forget(async () => (await keptArticleIds()).filter((id) => !listed.has(id)));
        },
      }),
    readArticle: (id, reader) =>
      feed.readArticle(id, {
        ...reader,
        answered(article) {
          reader.answered(article);
          if (article === 'missing') forget(async () => [id]);
        },
      }),
    reconnect: () => feed.reconnect(),
  };
}

function forget(findGone: () => Promise<string[]>): void {
  // Where storage is forbidden, nothing is kept.
  findGone()
    .then(forgetArticles)
    .catch(() => undefined);
}
