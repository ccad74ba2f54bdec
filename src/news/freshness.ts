/**
 * How far a live value can be trusted.
 *
 *     loading ──file──► snapshot
 *        └──────────┬──────┘
 *           answer  │  lost, late              refused, in any state
 *          ┌────────┴─────────┐                          │
 *          ▼                  ▼                          ▼
 *        live ◄─answer─ unreachable ◄─lost──┬───────  denied
 *          ├────────lost──────►┘            └ (when it has been asked again)
 *          ▲────────────────────────answer──┘
 *
 *     file     the build's copy of the value; it fills a gap, and changes only loading to snapshot
 *     answer   the database itself answered
 *     lost     the feed cannot reach the database, even 0.5 s later; or its code cannot be loaded
 *     late     no answer within 8 s after the first reader came, or after a retry
 *     refused  the database refused; as after code that could not be loaded, only a retry asks it again
 *
 * When the last reader leaves, every state becomes snapshot, or loading if there is no value.
 */
export type Freshness = 'loading' | 'snapshot' | 'live' | 'unreachable' | 'denied';

/** Returns true until the database has answered or could not be asked. */
export const isAwaited = (freshness: Freshness) =>
  freshness === 'loading' || freshness === 'snapshot';

/** Returns true while readers have been told that the database is unavailable. */
export const isUnavailable = (freshness: Freshness): freshness is 'unreachable' | 'denied' =>
  freshness === 'unreachable' || freshness === 'denied';
