import { WINDOW_FIRST } from '../theme/windowFirst';

/**
 * Makes the browser lay out only the first window, unless it is about to show a place further down.
 * `layOutBelow` must undo this.
 */
export function layOutWindowFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (isNew && !location.hash) document.documentElement.setAttribute(WINDOW_FIRST, '');
}
