import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { onVisibilityChange } from '../lib/timers';

/**
 * Returns whether any of an element can be seen: it is in the viewport, and its tab is in front. In
 * prerendered pages nothing is.
 */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  const isTabInFront = useIsTabInFront();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight && isTabInFront;
}

/** Returns whether the page's tab is in front; in prerendered pages it is not. */
export function useIsTabInFront(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
}
