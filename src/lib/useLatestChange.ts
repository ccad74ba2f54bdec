import { useCallback, useSyncExternalStore } from 'react';
import { onVisibilityChange } from './onVisibilityChange';

/**
 * Returns since when a thing has been as it is at a moment, and until when it stays so, in milliseconds
 * since 1970.
 */
type SpanAt = (now: number) => { readonly since: number; readonly until: number };

/**
 * Returns when a thing that changes at known moments last did so (milliseconds since 1970). The component
 * renders again at each such moment, and when the visitor returns to a tab that slept past one, or within a
 * minute in one that stayed in front. Undefined in prerendered pages and during hydration. `spanAt` must stay
 * the same function.
 */
export function useLatestChange(spanAt: SpanAt): number | undefined {
  const subscribe = useCallback(
    (onTurn: () => void) => watchChanges((now) => spanAt(now).until, onTurn),
    [spanAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => spanAt(Date.now()).since,
    () => undefined,
  );
}

/**
 * How long to wait at most, ms: a timer does not count a machine's sleep, nor follow its clock when that is
 * set.
 */
export const LOOK_AGAIN_MS = 60_000;

/**
 * Calls back at each change, and when the visitor returns to a tab that slept past one, or within a minute
 * in one that stayed in front. `nextAt` returns the next change after a moment; both are milliseconds since
 * 1970. Returns a function that ends it.
 */
export function watchChanges(nextAt: (now: number) => number, onTurn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function wait() {
    const now = Date.now();
    timer = setTimeout(turn, Math.min(nextAt(now) - now, LOOK_AGAIN_MS));
  }
  function turn() {
    clearTimeout(timer);
    onTurn();
    wait();
  }

  wait();
  const stopWatching = onVisibilityChange(turn);
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
