import type { LoadTrigger } from './loadTrigger';

/**
 * How far above or below the viewport a part may be and still count as near: scrolling two viewports takes
 * about a second.
 */
const MARGIN = '200% 0px';

/**
 * Returns a function that resolves when the visitor comes near the first element that matches the
 * selector, or moves the focus into it; at once if there is no such element, as in the build.
 */
export function whenNear(selector: string): LoadTrigger {
  const wait = () => {
    const element = typeof document === 'undefined' ? null : document.querySelector(selector);
    if (!element) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const come = () => {
        observer.disconnect();
        resolve();
      };
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      element.addEventListener('focusin', come, { once: true });
    });
  };
  return Object.assign(wait, { isBelow: true });
}
