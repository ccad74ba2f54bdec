import { parseArticle } from './article';
import type { Article } from './article';

/** A change to one document; without `fields`, the document is gone. */
export interface DocumentChange {
  readonly id: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the articles of a collection that changes document by document. An article that did not change
 * stays the same object, and so does the list while nothing in it changed, so that what was rendered from
 * them need not be rendered again. Documents that are not articles are left out.
 */
export function createArticleCollection(): (
  changes: readonly DocumentChange[],
) => readonly Article[] {
  const articles = new Map<string, Article>();
  let list: readonly Article[] = [];
  return (changes) => {
    let hasChanged = false;
    for (const { id, fields } of changes) {
      const article = fields && parseArticle(id, fields);
      if (article) articles.set(id, article);
      else if (!articles.delete(id)) continue;
      hasChanged = true;
    }
    if (hasChanged) list = [...articles.values()];
    return list;
  };
}
