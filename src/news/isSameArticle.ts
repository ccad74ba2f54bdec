import type { Article } from './article';

/** Returns whether a reader can see no difference between two states of an article. */
export function isSameArticle(one: Article, other: Article): boolean {
  return (
    one === other ||
    (one.title === other.title &&
      one.publishedAt === other.publishedAt &&
      one.content === other.content)
  );
}
