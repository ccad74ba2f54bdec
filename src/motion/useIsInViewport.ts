import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether any of the element is in the viewport. In prerendered pages nothing is. */
export function useIsInViewport(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
