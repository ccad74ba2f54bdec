import { parseArticle } from './article';
import type { Article } from './article';

/** What became of one document; without `fields` it is gone. */
export interface DocumentChange {
  readonly id: string;
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Keeps the articles of a collection that changes document by document. An article that did not
 * change stays the same object, and so does the list while nothing in it changed: what was drawn of
 * them need not be drawn again. Documents that are no articles are left out.
 */
export function createArticleCollection(): (
  changes: readonly DocumentChange[],
) => readonly Article[] {
  const articles = new Map<string, Article>();
  let list: readonly Article[] = [];
  return (changes) => {
    for (const { id, fields } of changes) {
      const article = fields && parseArticle(id, fields);
      if (article) articles.set(id, article);
      else articles.delete(id);
    }
    if (changes.length > 0) list = [...articles.values()];
    return list;
  };
}
