import { useEffect, useState } from 'react';

/** Returns a value as it was when it last stayed the same for a while, in ms. */
export function usePaused<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
