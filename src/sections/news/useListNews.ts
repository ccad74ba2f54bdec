import { useState } from 'react';
import type { Article } from '../../news/article';
import { findListChanges } from '../../news/listChanges';
import type { ListChanges } from '../../news/listChanges';
import type { NewsList } from '../../news/newsStore';

export interface ListNews {
  /** The ids of all articles that have come since the list was opened. */
  readonly arrivals: ReadonlySet<string>;
  /** The newest change, its additions counted together with those before it; undefined when all has been told. */
  readonly latest: ListChanges | undefined;
  /** All has been told: the next addition is counted from one. */
  readonly dismiss: () => void;
}

/**
 * What has happened to the list since the database first answered. What was made before the visitor
 * came, such as the page itself, may be older than the answer: that is no news.
 */
export function useListNews({ articles, freshness }: NewsList): ListNews {
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
  const isMore = before && now.added.length > 0;
  return isMore ? { ...now, added: [...before.added, ...now.added] } : now;
}
