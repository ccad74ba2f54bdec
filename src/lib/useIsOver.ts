import { useSyncExternalStore } from 'react';
import type { Day } from '../../content/contentTypes';
import { onVisibilityChange } from './onVisibilityChange';
import { LOOK_AGAIN_MS } from './useLatestChange';
import { isOver } from './zonedTime';

/**
 * Returns whether a day is over in a time zone: false without a day; undefined in prerendered pages and
 * during hydration, because the page may be older than the day. A tab that was left open overnight checks
 * again when the visitor returns to it, and once a minute in front.
 */
export function useIsOver(day: Day | undefined, timeZone: string): boolean | undefined {
  return useSyncExternalStore(
    watch,
    () => day !== undefined && isOver(day, timeZone, Date.now()),
    () => undefined,
  );
}

function watch(onTurn: () => void): () => void {
  const stopWatching = onVisibilityChange(onTurn);
  const timer = setInterval(onTurn, LOOK_AGAIN_MS);
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}
