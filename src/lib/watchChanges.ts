import { onVisibilityChange } from './onVisibilityChange';

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
