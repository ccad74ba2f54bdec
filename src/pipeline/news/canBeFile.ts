import type { Article } from '../../news/article';
import { ARTICLE_ID } from '../../news/newsAddresses';

/**
 * Returns whether an article can have a page and a data file of its own; others are reached only through
 * the shell and the live News. A file called index would stand for its folder.
 */
export function canBeFile({ id }: Pick<Article, 'id'>): boolean {
  return ARTICLE_ID.test(id) && id.toLowerCase() !== 'index';
}
