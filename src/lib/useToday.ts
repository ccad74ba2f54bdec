import { useSyncExternalStore } from 'react';

/**
 * The day it is in a time zone, `2026-01-10`; undefined in prerendered pages and while one is being
 * hydrated, because the page may be older than the day. A tab that was left open overnight asks
 * again when it is looked at.
 */
export function useToday(timeZone: string): string | undefined {
  return useSyncExternalStore(
    onLookedAt,
    () => dayIn(timeZone, Date.now()),
    () => undefined,
  );
}

/** The day of a moment (milliseconds from 1970) in a time zone, `2026-01-10`. */
export function dayIn(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function onLookedAt(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
