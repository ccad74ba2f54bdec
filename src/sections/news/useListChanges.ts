import { useMemo, useState } from 'react';
import type { Article } from '../../news/article';
import { isSameArticle } from '../../news/article';
import type { ShownList } from '../../news/useNews';

interface ListChanges {
  /** The ids of the new articles. */
  readonly added: readonly string[];
  readonly changed: number;
  readonly removed: number;
}

/**
 * Returns what has changed in the list since the database first answered. What was loaded before that, such
 * as the prerendered page, may be older than the answer; the difference does not count as a change.
 *
 * `arrivals` are the ids of all articles that have come since. `latest` is how the list differs from what was last
 * told: a new object for every change that a reader can see, undefined if there is nothing to tell. `dismiss` says
 * that it has been told.
 */
export function useListChanges({ articles, freshness }: ShownList) {
  /** The list as it first was, as it was last told, and as it is. */
  const [lists, setLists] = useState({ first: NONE, told: NONE, seen: NONE });
  const { first, told, seen } = lists;
  // The same articles may come as another list.
  const isOther = useMemo(() => isAny(findListChanges(seen, articles)), [seen, articles]);
  if (freshness === 'live' && (seen === NONE || isOther)) {
    const before = seen === NONE ? { first: articles, told: articles } : lists;
    setLists({ ...before, seen: articles });
  }
  const arrivals = useMemo(() => new Set(findListChanges(first, seen).added), [first, seen]);
  const latest = useMemo(() => findListChanges(told, seen), [told, seen]);
  return {
    arrivals,
    latest: isAny(latest) ? latest : undefined,
    dismiss: () => setLists({ ...lists, told: seen }),
  };
}

const NONE: readonly Article[] = [];

function isAny({ added, changed, removed }: ListChanges): boolean {
  return added.length + changed + removed > 0;
}

/** Compares two states of a list by what a reader can see of them. */
function findListChanges(before: readonly Article[], after: readonly Article[]): ListChanges {
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
