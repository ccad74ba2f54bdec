import { useSyncExternalStore } from 'react';
import type { Day } from '../../content/contentTypes';
import { onVisibilityChange } from './onVisibilityChange';
import { isOver } from './zonedTime';

/**
 * Returns whether a day is over in a time zone: false without a day; undefined in prerendered pages and
 * during hydration, because the page may be older than the day. A tab that was left open overnight checks
 * again when the visitor returns to it.
 */
export function useIsOver(day: Day | undefined, timeZone: string): boolean | undefined {
  return useSyncExternalStore(
    onVisibilityChange,
    () => day !== undefined && isOver(day, timeZone, Date.now()),
    () => undefined,
  );
}
