import { onVisibilityChange } from '../../lib/onVisibilityChange';

export interface Tick {
  /** All three are milliseconds since 1970. */
  readonly now: number;
  readonly openedAt: number;
  /** Since when the seconds have followed each other without a gap or a jump. */
  readonly steadySince: number;
}

export interface Ticker {
  /** The latest tick; undefined before the first subscription. */
  readonly current: () => Tick | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const SECOND = 1000;

/** After a longer interval, ms, ticks were missed: the tab was hidden, or the machine slept. */
const GAP = 1500;

/**
 * Creates a ticker that notifies its listener at once and then whenever whole seconds are left to the
 * target that it is told (milliseconds since 1970). Each delay is computed anew, so errors do not add up. A
 * hidden tab runs no timer and catches up when it becomes visible.
 */
export function createTicker(targetAfter: (tick: Tick) => number): Ticker {
  let latest: Tick | undefined;

  function subscribe(listener: () => void) {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function tick() {
      latest = tickAfter(latest, Date.now());
      listener();
      if (document.hidden) return;
      const left = targetAfter(latest) - latest.now;
      timer = setTimeout(tick, left % SECOND > 0 ? left % SECOND : SECOND + (left % SECOND));
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
