import { useState } from 'react';
import { useIsHydrating } from './useIsHydrating';

/**
 * Returns true in the browser while the value shown is the one that the page was prerendered with: what
 * was made from it is already on the page and need not be made again. An element with AS_PRERENDERED as
 * its HTML and suppressHydrationWarning keeps its content.
 */
export function useIsPrerendered(shown: string | number | undefined): boolean {
  const isHydrating = useIsHydrating();
  const [prerendered, setPrerendered] = useState(isHydrating ? { of: shown } : undefined);
  // Once another value has replaced it, the prerendered content is gone from the page for good.
  if (prerendered && prerendered.of !== shown) setPrerendered(undefined);
  return typeof document !== 'undefined' && prerendered !== undefined && prerendered.of === shown;
}

/** React does not set an element's HTML on hydration, nor later while it is given the same value. */
export const AS_PRERENDERED = '';
