import { useState, useSyncExternalStore } from 'react';
import { clockAt } from './clockState';
import type { ClockSettings, ClockState } from './clockState';
import { createTicker } from './ticker';
import type { Moment } from './ticker';

/** What the clock shows this second; undefined in prerendered pages, which know no time. */
export function useClock(settings: ClockSettings): (Moment & ClockState) | undefined {
  const [ticker] = useState(createTicker);
  const moment = useSyncExternalStore(ticker.subscribe, ticker.current, () => undefined);
  return moment && { ...moment, ...clockAt(moment.now, moment.openedAt, settings) };
}
