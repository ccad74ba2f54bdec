import type { RefObject } from 'react';
import { useIsVisible } from '../lib/useIsVisible';
import { useInSight } from './useInSight';

/** Whether any of an element can be seen: it is in the window, and the window's tab is in front. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isInSight = useInSight(element);
  const isTabInFront = useIsVisible();
  return isInSight && isTabInFront;
}
