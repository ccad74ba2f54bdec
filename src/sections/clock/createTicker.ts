import { afterPaint } from '../../lib/waiting';
import { everySecond } from '../../lib/clock';

export interface Tick {
  /** All three are milliseconds since 1970. */
  readonly now: number;
  readonly openedAt: number;
  /** Since when the seconds have followed each other without a gap or a jump. */
  readonly steadySince: number;
}

interface Ticker {
  /** The latest tick; undefined before the first subscription, unless it was given a time. */
  readonly current: () => Tick | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** After a longer interval, ticks were missed: the tab was hidden, or the machine slept. */
const GAP_MS = 1500;

/**
 * Creates a ticker that notifies its listener at once and then whenever whole seconds are left to the
 * target that it is told (milliseconds since 1970). One that is given a time shows that until a frame after
 * its first subscription: what a page rendered ahead shows is drawn as it is, and brought up to date then.
 */
export function createTicker(targetAfter: (tick: Tick) => number, renderedAt?: number): Ticker {
  let latest = renderedAt === undefined ? undefined : tickAfter(undefined, renderedAt);
  let isRenderedAhead = latest !== undefined;

  const follow = (listener: () => void) =>
    everySecond(
      (now) => {
        latest = tickAfter(latest, now);
        listener();
      },
      { target: () => (latest ? targetAfter(latest) : 0) },
    );

  function subscribe(listener: () => void): () => void {
    if (!isRenderedAhead) return follow(listener);
    const openedAt = Date.now();
    let stop: (() => void) | undefined;
    let isOver = false;
    void afterPaint().then(() => {
      if (isOver) return;
      isRenderedAhead = false;
      latest = tickAfter(undefined, openedAt);
      stop = follow(listener);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }

  return { current: () => latest, subscribe };
}

function tickAfter(last: Tick | undefined, now: number): Tick {
  if (!last) return { now, openedAt: now, steadySince: now };
  const isSteady = now >= last.now && now - last.now < GAP_MS;
  return { now, openedAt: last.openedAt, steadySince: isSteady ? last.steadySince : now };
}
