import { everySecond } from '../../lib/everySecond';

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

/** After a longer interval, ms, ticks were missed: the tab was hidden, or the machine slept. */
const GAP = 1500;

/**
 * Creates a ticker that notifies its listener at once and then whenever whole seconds are left to the
 * target that it is told (milliseconds since 1970).
 */
export function createTicker(targetAfter: (tick: Tick) => number): Ticker {
  let latest: Tick | undefined;

  const subscribe = (listener: () => void) =>
    everySecond(
      (now) => {
        latest = tickAfter(latest, now);
        listener();
      },
      { target: () => (latest ? targetAfter(latest) : 0) },
    );

  return { current: () => latest, subscribe };
}

function tickAfter(last: Tick | undefined, now: number): Tick {
  if (!last) return { now, openedAt: now, steadySince: now };
  const isSteady = now >= last.now && now - last.now < GAP;
  return { now, openedAt: last.openedAt, steadySince: isSteady ? last.steadySince : now };
}
