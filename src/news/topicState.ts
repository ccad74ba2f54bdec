/**
 * How far a value can be trusted.
 *
 *     loading ──file──► snapshot
 *        └──────────┬──────┘
 *           answer  │  lost, late              refused, in any state
 *          ┌────────┴─────────┐                          │
 *          ▼                  ▼                          ▼
 *        live ◄─answer─ unreachable ◄─lost──┬───────  denied
 *          ├────────lost──────►┘            └ (when it has asked again)
 *          ▲────────────────────────answer──┘
 *
 *     file     the build wrote the value down; it fills a gap, and raises loading only
 *     answer   the database itself spoke
 *     lost     the feed cannot reach the database, nor 0.5 s later; or its code cannot be loaded
 *     late     no word in the 8 s after the first reader came
 *     refused  the database said no: it is asked again, as for code that could not be loaded
 *
 * When the last reader leaves, every state becomes snapshot, or loading where there is no value.
 */
export type Freshness = 'loading' | 'snapshot' | 'live' | 'unreachable' | 'denied';

/** True until the database has answered, or could not be asked. */
export const isAwaited = (freshness: Freshness) =>
  freshness === 'loading' || freshness === 'snapshot';

/** A value and how far it can be trusted. */
export interface TopicState<T> {
  readonly value: T | undefined;
  readonly freshness: Freshness;
}

/** The state of a value that nobody reads. */
export function atRest<T>(value: T | undefined): TopicState<T> {
  return { value, freshness: value === undefined ? 'loading' : 'snapshot' };
}
