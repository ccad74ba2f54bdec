import { useEffect, useState } from 'react';

/**
 * Resolves once the browser has painted the next frame; at once in a hidden tab, which paints none, and
 * in the build.
 */
export function afterPaint(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden')
    return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Returns false until the browser has painted a part once. Every screen reader announces words that enter
 * its `role="status"` only then; many skip those that appear together with it.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setIsPainted(true)), []);
  return isPainted;
}

/** Resolves when the browser is idle, after two seconds at the latest; at once in the build. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** Resolves once the page has loaded everything that it shows at first and the browser is idle. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}

/**
 * Calls back once with the first visible element that matches: at once, or as soon as there is one. Returns a
 * function that stops waiting.
 */
export function whenAppears(
  selector: string,
  onAppear: (element: HTMLElement) => void,
): () => void {
  const observer = new MutationObserver(look);

  function look() {
    const elements = document.querySelectorAll<HTMLElement>(selector);
    // React keeps what is suspended hidden until it can be shown.
    const element = Array.from(elements).find((each) => each.checkVisibility?.() ?? true);
    if (!element) return;
    observer.disconnect();
    onAppear(element);
  }

  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  look();
  return () => observer.disconnect();
}
