import { useState } from 'react';
import type { Article } from '../../news/article';
import { findListChanges } from '../../news/listChanges';
import type { ListChanges } from '../../news/listChanges';
import type { NewsList } from '../../news/shownNews';

interface SeenChanges {
  /** The ids of all articles that have arrived since the list was opened. */
  readonly arrivals: ReadonlySet<string>;
  /** All changes since the last dismissal. Undefined if there is nothing to tell. */
  readonly latest: ListChanges | undefined;
  /** Call it once the change has been announced: counting starts over. */
  readonly dismiss: () => void;
}

/**
 * Returns what has changed in the list since the database first answered. What was loaded before that, such
 * as the prerendered page, may be older than the answer; the difference does not count as a change.
 */
export function useListChanges({ articles, freshness }: NewsList): SeenChanges {
  const [seen, setSeen] = useState<readonly Article[]>();
  const [arrivals, setArrivals] = useState<ReadonlySet<string>>(NONE);
  const [latest, setLatest] = useState<ListChanges>();

  if (freshness === 'live' && seen !== articles) {
    setSeen(articles);
    const changes = seen && findListChanges(seen, articles);
    if (changes?.added.length) setArrivals(new Set([...arrivals, ...changes.added]));
    if (changes && isAny(changes)) setLatest(addUp(latest, changes));
  }

  return { arrivals, latest, dismiss: () => setLatest(undefined) };
}

const NONE: ReadonlySet<string> = new Set();

function isAny({ added, changed, removed }: ListChanges): boolean {
  return added.length + changed + removed > 0;
}

function addUp(before: ListChanges | undefined, now: ListChanges): ListChanges {
  if (!before) return now;
  return {
    added: [...before.added, ...now.added],
    changed: before.changed + now.changed,
    removed: before.removed + now.removed,
  };
}
