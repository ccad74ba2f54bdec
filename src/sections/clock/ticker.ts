import { onVisibilityChange } from '../../lib/onVisibilityChange';

export interface Tick {
  /** Milliseconds since 1970, like the others. */
  readonly now: number;
  readonly openedAt: number;
  /** Since when the seconds have followed each other without a gap or a jump. */
  readonly steadySince: number;
}

export interface Ticker {
  /** The latest second; undefined before somebody has subscribed. */
  readonly current: () => Tick | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const SECOND = 1000;

/** A second that comes later than this was not awaited: the tab was hidden, or the machine slept. */
const GAP = 1500;

/**
 * Tells its listener the time at once and then at every full second. Each wait is measured anew, so
 * that nothing adds up. A hidden tab waits for nothing and catches up when it is seen again.
 */
export function createTicker(): Ticker {
  let latest: Tick | undefined;

  function subscribe(listener: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function tick() {
      latest = tickAfter(latest, Date.now());
      listener();
      if (!document.hidden) timer = setTimeout(tick, SECOND - (latest.now % SECOND));
    }
    function follow() {
      clearTimeout(timer);
      if (!document.hidden) tick();
    }

    const stopWatching = onVisibilityChange(follow);
    tick();
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }

  return { current: () => latest, subscribe };
}

function tickAfter(last: Tick | undefined, now: number): Tick {
  if (!last) return { now, openedAt: now, steadySince: now };
  const isSteady = now >= last.now && now - last.now < GAP;
  return { now, openedAt: last.openedAt, steadySince: isSteady ? last.steadySince : now };
}
