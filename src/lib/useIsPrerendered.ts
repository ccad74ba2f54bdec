import { useState } from 'react';
import { useIsHydrating } from './useIsHydrating';

/**
 * True in the browser while something is shown as the page was prerendered with it: what was made from
 * it is on the page already, and need not be made again. An element with AS_PRERENDERED as its HTML
 * and suppressHydrationWarning keeps what is in it.
 */
export function useIsPrerendered(shown: string | number | undefined): boolean {
  const isHydrating = useIsHydrating();
  const [prerendered, setPrerendered] = useState(isHydrating ? { of: shown } : undefined);
  // Once something else has taken its place, the prerendered one is gone from the page for good.
  if (prerendered && prerendered.of !== shown) setPrerendered(undefined);
  return typeof document !== 'undefined' && prerendered !== undefined && prerendered.of === shown;
}

/** React does not set the HTML of an element on hydration, nor later while it is given the same value. */
export const AS_PRERENDERED = '';
