import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefCallback } from 'react';
import { useIsHydrating } from './hydration';

/**
 * How far outside the viewport an element may be and still count as near: one viewport, half a second of
 * scrolling.
 */
const MARGIN = '100% 0px';

/**
 * Returns whether an element has come near the viewport, and the ref for that element, which may be
 * replaced in the meantime. True from the moment it comes near or the page is printed; from the start if
 * `isFromStart`, on the server, and for an element that the server has rendered.
 */
export function useIsNear(isFromStart: boolean): readonly [boolean, RefCallback<Element>] {
  const isHydrating = useIsHydrating();
  const [isNear, setIsNear] = useState(isFromStart || isHydrating);

  const watch: RefCallback<Element> = useCallback(
    (element) => {
      if (isNear || !element) return undefined;
      callbacks.set(element, () => setIsNear(true));
      observer().observe(element);
      return () => unobserve(element);
    },
    [isNear],
  );

  return [isNear, watch];
}

const callbacks = new Map<Element, () => void>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        callbacks.get(target)?.();
        unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
  return shared;
}

// Paper shows all of a page, wherever its reader is.
globalThis.addEventListener?.('beforeprint', () => {
  flushSync(() => callbacks.forEach((come) => come()));
});

function unobserve(element: Element): void {
  callbacks.delete(element);
  shared?.unobserve(element);
}
