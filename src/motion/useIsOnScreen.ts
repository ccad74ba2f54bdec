import type { RefObject } from 'react';
import { useIsVisible } from '../lib/useIsVisible';
import { useIsInViewport } from './useIsInViewport';

/** Returns whether any of an element can be seen: it is in the viewport, and its tab is in front. */
export function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const isInSight = useIsInViewport(element);
  const isTabInFront = useIsVisible();
  return isInSight && isTabInFront;
}
