import { onVisibilityChange } from './onVisibilityChange';

/**
 * How long to wait at most, ms: a timer does not count a machine's sleep, nor follow its clock when that is
 * set.
 */
export const LOOK_AGAIN_MS = 60_000;

/**
 * Calls back at each change and, in case the clock was set or the machine slept, at least once a minute;
 * in a hidden tab not before it is shown again. `nextAt` returns the next change after a moment; both are
 * milliseconds since 1970. Returns a function that ends it.
 */
export function watchChanges(nextAt: (now: number) => number, onLook: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    const now = Date.now();
    timer = setTimeout(look, Math.min(nextAt(now) - now, LOOK_AGAIN_MS));
  }
  function look() {
    clearTimeout(timer);
    if (document.hidden) return;
    onLook();
    wait();
  }

  if (!document.hidden) wait();
  const stopWatching = onVisibilityChange(look);
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}
