import { onVisibilityChange } from './onVisibilityChange';

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
