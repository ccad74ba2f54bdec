import { createContext, use, useSyncExternalStore } from 'react';
import type { Day } from '../../content/types/basics';
import { everyMinute } from '../lib/timers';
import { isOver } from '../lib/zonedTime';

/** A day that was already over when the page was built, and with it every earlier one; undefined if none is known. */
export const LastPastDay = createContext<Day | undefined>(undefined);

/**
 * Returns whether a day is over in a time zone: false without a day; undefined in prerendered pages and
 * during hydration, unless it was over when they were built, because the page may be older than the day. A
 * tab that was left open overnight knows it at midnight, or when the visitor returns to it.
 */
export function useIsOver(day: Day | undefined, timeZone: string): boolean | undefined {
  const lastPastDay = use(LastPastDay);
  return useSyncExternalStore(
    day === undefined ? noChange : everyMinute,
    () => day !== undefined && isOver(day, timeZone, Date.now()),
    () => (day !== undefined && lastPastDay !== undefined && day <= lastPastDay) || undefined,
  );
}

const noChange = () => () => undefined;
