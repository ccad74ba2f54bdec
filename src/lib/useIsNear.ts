import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useIsHydrating } from './useIsHydrating';

/** How far outside the window an element may be and still count as near: one window, half a second of scrolling. */
const MARGIN = '100% 0px';

/**
 * True from the moment an element comes near the window; from the start where that is said, on the
 * server and for an element that the server has drawn.
 */
export function useIsNear(element: RefObject<Element | null>, isFromStart: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [isNear, setIsNear] = useState(isFromStart || isHydrating);

  useEffect(() => {
    const waiting = element.current;
    if (isNear || !waiting) return undefined;
    callbacks.set(waiting, () => setIsNear(true));
    observer().observe(waiting);
    return () => forget(waiting);
  }, [element, isNear]);

  return isNear;
}

const callbacks = new Map<Element, () => void>();
let shared: IntersectionObserver | undefined;

/** One for all elements. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        callbacks.get(target)?.();
        forget(target);
      }
    },
    { rootMargin: MARGIN },
  );
  return shared;
}

function forget(element: Element): void {
  callbacks.delete(element);
  shared?.unobserve(element);
}
