import { useSyncExternalStore } from 'react';
import { dayIn } from './zonedTime';

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

function onLookedAt(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
