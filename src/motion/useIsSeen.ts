import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** Whether any of an element can be seen: it is in the window, and the window's tab is in front. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  const isTabInFront = useSyncExternalStore(onTabChange, isTabVisible, () => false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInWindow && isTabInFront;
}

const isTabVisible = () => document.visibilityState === 'visible';

function onTabChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
