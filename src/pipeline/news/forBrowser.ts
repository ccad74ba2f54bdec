import type { Article } from '../../news/article';

/** Returns an article as the browser gets it: without what only the build reads. */
export function forBrowser({ updatedAt, ...article }: Article): Article {
  return article;
}
