import type { Article } from '../../news/article';
import type { BuiltList } from '../../news/newsSources';
import { cutToPreview } from '../../news/preview';

/** Returns the first articles of a list, as the browser gets them, each cut to what its preview needs. */
export function startOfList(articles: readonly Article[], count: number): BuiltList {
  return {
    articles: articles
      .slice(0, count)
      .map((article) => ({ ...forBrowser(article), content: cutToPreview(article.content) })),
    hasMoreArticles: articles.length > count,
  };
}

/** Returns an article as the browser gets it: without what only the build reads. */
export function forBrowser({ updatedAt, ...article }: Article): Article {
  return article;
}
