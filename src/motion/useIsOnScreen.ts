import type { RefObject } from 'react';
import { useIsTabInFront } from '../lib/useIsTabInFront';
import { useIsInViewport } from './useIsInViewport';

/** Returns whether any of an element can be seen: it is in the viewport, and its tab is in front. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const isInSight = useIsInViewport(element);
  const isTabInFront = useIsTabInFront();
  return isInSight && isTabInFront;
}
