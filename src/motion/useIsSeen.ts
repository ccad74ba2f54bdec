import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useInSight } from './useInSight';

/** Whether any of an element can be seen: it is in the window, and the window's tab is in front. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isInSight = useInSight(element);
  const isTabInFront = useSyncExternalStore(onTabChange, isTabVisible, () => false);
  return isInSight && isTabInFront;
}

const isTabVisible = () => document.visibilityState === 'visible';

function onTabChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
