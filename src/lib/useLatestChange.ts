import { useCallback, useSyncExternalStore } from 'react';
import { watchChanges } from './clock';

/** The span in which a thing stays as it is at a moment, all in milliseconds since 1970. */
type SpanAt = (now: number) => { readonly since: number; readonly until: number };

/**
 * Returns when a thing that changes at known moments last did so (milliseconds since 1970). The component
 * renders again at each such moment, and when the visitor returns to a tab that slept past one, or within a
 * minute in one that stayed in front. Undefined in prerendered pages and during hydration. `spanAt` must stay
 * the same function.
 */
export function useLatestChange(spanAt: SpanAt): number | undefined {
  const subscribe = useCallback(
    (onLook: () => void) => watchChanges((now) => spanAt(now).until, onLook),
    [spanAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => spanAt(Date.now()).since,
    () => undefined,
  );
}
