import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import type { Clock } from './clockState';

/**
 * Returns the value as it was a frame ago. What changes at the same moment on different parts of a page is
 * then drawn in two frames, which takes a phone less time for each of them than all of it at once.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    // A state that is set in a frame is drawn in the next one.
    const frame = requestAnimationFrame(() => setDrawn(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return drawn;
}

/**
 * Returns the clock as a part of it draws it: out of sight, as it was last seen, because each second that is
 * drawn costs a phone a frame of the scrolling. The begin and the end of the celebration are always drawn.
 */
export function useWhileSeen(
  part: RefObject<Element | null>,
  clock: Clock | undefined,
): Clock | undefined {
  const isSeen = useIsOnScreen(part);
  const [drawn, setDrawn] = useState(clock);
  const isDrawn = isSeen || clock?.phase !== drawn?.phase;
  if (isDrawn && clock !== drawn) setDrawn(clock);
  return drawn;
}
