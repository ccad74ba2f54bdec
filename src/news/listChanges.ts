import type { Article } from './article';
import { isSameArticle } from './article';

export interface ListChanges {
  /** The ids of the new articles. */
  readonly added: readonly string[];
  readonly changed: number;
  readonly removed: number;
}

/** Compares two states of a list by what a reader can see of them. */
export function findListChanges(
  before: readonly Article[],
  after: readonly Article[],
): ListChanges {
  const known = new Map(before.map((article) => [article.id, article]));
  const added: string[] = [];
  let changed = 0;
  for (const article of after) {
    const old = known.get(article.id);
    known.delete(article.id);
    if (!old) added.push(article.id);
    else if (!isSameArticle(old, article)) changed += 1;
  }
  return { added, changed, removed: known.size };
}
