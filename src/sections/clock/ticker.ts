import { afterPaint } from '../../lib/afterPaint';
import { everySecond } from '../../lib/everySecond';

export interface Tick {
  /** All three are milliseconds since 1970. */
  readonly now: number;
  readonly openedAt: number;
  /** Since when the seconds have followed each other without a gap or a jump. */
  readonly steadySince: number;
}

export interface Ticker {
  /** The latest tick; undefined before the first subscription, unless it was given a time. */
  readonly current: () => Tick | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const SECOND = 1000;

/** After a longer interval, ms, ticks were missed: the tab was hidden, or the machine slept. */
const GAP = 1500;

/**
 * Creates a ticker that notifies its listener at once and then whenever whole seconds are left to the
 * target that it is told (milliseconds since 1970). One that is given a time shows that until a frame after
 * its first subscription: what a page rendered ahead shows is drawn as it is, and brought up to date then.
 */
export function createTicker(targetAfter: (tick: Tick) => number, renderedAt?: number): Ticker {
  let latest = renderedAt === undefined ? undefined : tickAfter(undefined, renderedAt);
  let isRenderedAhead = latest !== undefined;

  /** Follows the seconds, as on a page opened by a tick if one is given. */
  function follow(listener: () => void, opened?: Tick) {
    let first = opened;
    return everySecond(
      (now) => {
        const next = tickAfter(first ?? latest, now);
        const isNoNews = first && latest && isSameSecond(latest, next);
        first = undefined;
        if (isNoNews) return;
        latest = next;
        listener();
      },
      { target: () => (latest ? targetAfter(latest) : 0) },
    );
  }

  function isSameSecond(one: Tick, other: Tick): boolean {
    const target = targetAfter(one);
    const secondsLeft = ({ now }: Tick) => Math.ceil((target - now) / SECOND);
    return targetAfter(other) === target && secondsLeft(one) === secondsLeft(other);
  }

  function subscribe(listener: () => void): () => void {
    if (!isRenderedAhead) return follow(listener);
    isRenderedAhead = false;
    const opened = tickAfter(undefined, Date.now());
    let stop: (() => void) | undefined;
    let isOver = false;
    void afterPaint().then(() => {
      if (!isOver) stop = follow(listener, opened);
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
  const isSteady = now >= last.now && now - last.now < GAP;
  return { now, openedAt: last.openedAt, steadySince: isSteady ? last.steadySince : now };
}
