import { WINDOW_FIRST } from '../theme/windowFirst';

/**
 * Makes the browser lay out only the first window, unless it is about to show a place further down.
 * `layOutBelow` must undo this. Not in Safari, which would keep the widths of the fallback font for what is
 * below: it is the last browser without `overflow-anchor`.
 * Once it has that, look again at those widths.
 */
export function layOutWindowFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (isNew && !location.hash && CSS.supports('overflow-anchor', 'auto'))
    document.documentElement.setAttribute(WINDOW_FIRST, '');
}
