import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/createListeners';
import { isAwaited } from '../../news/topicState';
import type { Freshness } from '../../news/topicState';

const { subscribe, notify } = createListeners();
let hidden: Freshness | undefined;

function change(next: Freshness | undefined) {
  hidden = next;
  notify();
}

/**
 * Returns whether the visitor has hidden the notice of the present trouble, and a function that hides it: on
 * this page and the next ones, until the News is live again or the trouble is another.
 */
export function useHiddenTrouble(freshness: Freshness): readonly [boolean, () => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => undefined,
  );
  useEffect(() => {
    if (hidden && hidden !== freshness && !isAwaited(freshness)) change(undefined);
  }, [freshness]);
  return [current === freshness, () => change(freshness)];
}
