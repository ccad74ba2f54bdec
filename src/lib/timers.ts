/** Calls the listener whenever the tab is hidden or shown again. Returns a function that unsubscribes it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface EverySecond {
  /** The last second, milliseconds since 1970. */
  readonly end?: number;
  /** A moment that the seconds lead to, after each of them; by default, they are those of the clock. */
  readonly target?: () => number;
}

const SECOND = 1000;

/**
 * Calls `tick` with the time (milliseconds since 1970) at once and then at every full second. Each delay is
 * computed anew, so errors do not add up. A hidden tab runs no timer and catches up when it becomes visible.
 * Returns a function that ends it.
 */
export function everySecond(
  tick: (now: number) => void,
  { end = Infinity, target = () => 0 }: EverySecond = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    const now = Date.now();
    tick(now);
    if (now >= end || document.hidden) return;
    const left = (target() - now) % SECOND;
    timer = setTimeout(next, left > 0 ? left : SECOND + left);
  }
  function follow() {
    clearTimeout(timer);
    if (!document.hidden) next();
  }

  const stopWatching = onVisibilityChange(follow);
  next();
  return () => {
    clearTimeout(timer);
    stopWatching();
  };
}

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
