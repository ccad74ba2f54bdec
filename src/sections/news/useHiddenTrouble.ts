import { useEffect, useState } from 'react';
import { isAwaited } from '../../news/topicState';
import type { Freshness } from '../../news/topicState';

/** What the visitor has hidden on an earlier page. */
let kept: Freshness | undefined;

/**
 * Returns whether the visitor has hidden the notice of the present trouble, and a function that hides it: on
 * this page and the next ones, until the News is live again or the trouble is another.
 */
export function useHiddenTrouble(freshness: Freshness): readonly [boolean, () => void] {
  const [hidden, setHidden] = useState(kept);
  if (hidden && hidden !== freshness && !isAwaited(freshness)) setHidden(undefined);
  useEffect(() => {
    kept = hidden;
  }, [hidden]);
  return [hidden === freshness, () => setHidden(freshness)];
}
