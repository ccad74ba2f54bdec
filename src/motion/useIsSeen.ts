import type { RefObject } from 'react';
import { useIsVisible } from '../lib/useIsVisible';
import { useInSight } from './useInSight';

/** Returns whether any of an element can be seen: it is in the viewport, and its tab is in front. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isInSight = useInSight(element);
  const isTabInFront = useIsVisible();
  return isInSight && isTabInFront;
}
