import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value as it was when it last stayed the same for a while, in ms. What follows from that is of low
 * priority: a key that is pressed meanwhile goes before.
 */
export function usePaused<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPaused(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
