import type { ClockState } from './clockState';
import type { Tick } from './createTicker';

/** What a part of the clock draws, and whether any of it can be seen. */
export interface Drawn {
  readonly clock?: Tick & ClockState;
  readonly isSeen: boolean;
  /** Undefined where nothing moves by itself, so there is nothing to pause. */
  readonly isPaused?: boolean;
}

/**
 * Returns whether a part of the clock need not be drawn anew (for React's memo). Out of sight, no passing
 * second is drawn, because each costs a phone a frame of the scrolling; the begin and the end of the
 * celebration are.
 */
export function isAlikeUnseen(last: Drawn, next: Drawn): boolean {
  return !next.isSeen && next.clock?.phase === last.clock?.phase && next.isPaused === last.isPaused;
}
