import { useState } from 'react';
import type { Article } from '../../news/article';
import { findListChanges } from '../../news/listChanges';
import type { ListChanges } from '../../news/listChanges';
import type { ShownList } from '../../news/useNews';

interface SeenChanges {
  /** The ids of all articles that have arrived since the list was opened. */
  readonly arrivals: ReadonlySet<string>;
  /**
   * How the list differs from what was last told: a new object for every change that a reader can see.
   * Undefined if there is nothing to tell.
   */
  readonly latest: ListChanges | undefined;
  /** Call it once that has been announced: what is in the list then has been told. */
  readonly dismiss: () => void;
}

/**
 * Returns what has changed in the list since the database first answered. What was loaded before that, such
 * as the prerendered page, may be older than the answer; the difference does not count as a change.
 */
export function useListChanges({ articles, freshness }: ShownList): SeenChanges {
  const [seen, setSeen] = useState<readonly Article[]>();
  const [arrivals, setArrivals] = useState<ReadonlySet<string>>(NONE);
  const [told, setTold] = useState<readonly Article[]>([]);
  const [latest, setLatest] = useState<ListChanges>();

  if (freshness === 'live' && seen !== articles) {
    setSeen(articles);
    const change = seen && findListChanges(seen, articles);
    if (!change) setTold(articles);
    // The same articles may come as another list.
    else if (isAny(change)) {
      setLatest(findListChanges(told, articles));
      if (change.added.length > 0) setArrivals(new Set([...arrivals, ...change.added]));
    }
  }

  return {
    arrivals,
    latest: latest && isAny(latest) ? latest : undefined,
    dismiss() {
      if (seen) setTold(seen);
      setLatest(undefined);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

function isAny({ added, changed, removed }: ListChanges): boolean {
  return added.length + changed + removed > 0;
}
