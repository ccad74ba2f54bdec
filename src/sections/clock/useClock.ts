import { useState, useSyncExternalStore } from 'react';
import { useIsHydrating } from '../../lib/useIsHydrating';
import { clockAt } from './clockState';
import type { ClockSettings, ClockState } from './clockState';
import { createTicker } from './createTicker';
import type { Tick } from './createTicker';

/** Returns what the clock shows this second; undefined in prerendered pages, which do not know the time. */
export function useClock(settings: ClockSettings): (Tick & ClockState) | undefined {
  const isHydrating = useIsHydrating();
  const [ticker] = useState(() =>
    createTicker(
      ({ now, openedAt }) => clockAt(now, openedAt, settings).target,
      isHydrating ? undefined : Date.now(),
    ),
  );
  const tick = useSyncExternalStore(ticker.subscribe, ticker.current, () => undefined);
  return tick && { ...tick, ...clockAt(tick.now, tick.openedAt, settings) };
}
