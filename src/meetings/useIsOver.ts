import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Day } from '../../content/types/basics';
import { LOOK_AGAIN_MS, watchChanges } from '../lib/timers';
import { addDays, instantIn, isOver } from '../lib/zonedTime';

/** A day that was already over when the page was built, and with it every earlier one; undefined if none is known. */
export const LastPastDay = createContext<Day | undefined>(undefined);

/**
 * Returns whether a day is over in a time zone: false without a day; undefined in prerendered pages and
 * during hydration, unless it was over when they were built, because the page may be older than the day. A
 * tab that was left open overnight knows it at midnight, or when the visitor returns to it.
 */
export function useIsOver(day: Day | undefined, timeZone: string): boolean | undefined {
  const lastPastDay = use(LastPastDay);
  const subscribe = useCallback(
    (onLook: () => void) => {
      if (day === undefined) return () => undefined;
      const isOverAt = (moment: number) => isOver(day, timeZone, moment);
      // Far from the end, it need not be known, and to compute it is slow at first (zonedTime.ts).
      const endAfter = (now: number) =>
        !isOverAt(now) && isOverAt(now + LOOK_AGAIN_MS)
          ? instantIn(timeZone, addDays(day, 1), '00:00')
          : Infinity;
      return watchChanges(endAfter, onLook);
    },
    [day, timeZone],
  );
  return useSyncExternalStore(
    subscribe,
    () => day !== undefined && isOver(day, timeZone, Date.now()),
    () => (day !== undefined && lastPastDay !== undefined && day <= lastPastDay) || undefined,
  );
}
