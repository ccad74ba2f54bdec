/** Calls the listener whenever the tab is hidden or shown again. Returns a function that unsubscribes it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Ticks {
  /** The last tick, milliseconds since 1970. */
  readonly end?: number;
  /** A moment that the ticks lead to, after each of them; by default, they are those of the clock. */
  readonly target?: () => number;
}

/**
 * Calls `tick` with the time (milliseconds since 1970) at once and then at every full second. Each delay is
 * computed anew, so errors do not add up. A hidden tab runs no timer and catches up when it becomes visible.
 * Returns a function that ends it.
 */
export const everySecond = (tick: (now: number) => void, ticks?: Ticks) => every(1000, tick, ticks);

/** Does the same at every full minute: then meetings begin and days end. */
export const everyMinute = (tick: (now: number) => void) => every(60_000, tick);

function every(
  period: number,
  tick: (now: number) => void,
  { end = Infinity, target = () => 0 }: Ticks = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    const now = Date.now();
    tick(now);
    if (now >= end || document.hidden) return;
    const left = (target() - now) % period;
    timer = setTimeout(next, left > 0 ? left : period + left);
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
