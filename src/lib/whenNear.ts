/** Resolves when a part may be needed. A part that is below the viewport is rendered after what is in it. */
export type LoadTrigger = (() => Promise<void>) & { readonly isBelow?: boolean };

/**
 * How far above or below the viewport a part may be and still count as near: scrolling two viewports takes
 * about a second.
 */
const MARGIN = '200% 0px';

const waits = new Set<() => void>();

/** Returns the waits that go on, the oldest first, as functions that end one each. */
export const waitsForNear = () => [...waits];

/**
 * Returns a function that resolves when the visitor comes near the first element that matches the
 * selector, as moving the focus into it does as well, or when something else ends the wait; at once if
 * there is no such element, as in the build.
 */
export function whenNear(selector: string): LoadTrigger {
  const wait = () => {
    const element = typeof document === 'undefined' ? null : document.querySelector(selector);
    if (!element) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) end();
        },
        { rootMargin: MARGIN },
      );
      const end = () => {
        observer.disconnect();
        waits.delete(end);
        resolve();
      };
      waits.add(end);
      observer.observe(element);
    });
  };
  return Object.assign(wait, { isBelow: true });
}
