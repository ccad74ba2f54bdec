import { useSyncExternalStore } from 'react';
import type { Day } from '../../content/contentTypes';
import { onVisibilityChange } from './onVisibilityChange';
import { isOver } from './zonedTime';

/**
 * Whether a day is over in a time zone; never for no day; undefined in prerendered pages and while one is being
 * hydrated, because the page may be older than the day. A tab that was left open overnight asks
 * again when it is looked at.
 */
export function useIsOver(day: Day | undefined, timeZone: string): boolean | undefined {
  return useSyncExternalStore(
    onVisibilityChange,
    () => day !== undefined && isOver(day, timeZone, Date.now()),
    () => undefined,
  );
}
