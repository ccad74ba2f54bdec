import { useEffect, useState } from 'react';

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
