import { noteSlowness } from './slowness';

/**
 * Notes from the first long task of the page on, one of more than 50 ms (w3.org/TR/longtasks-1), that
 * this device is slow; those before the call count too. Where the browser does not tell of long tasks, no
 * device counts as slow.
 */
export function watchSlowness(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    // A video that was pressed may share the processor; its tasks have other names.
    if (!list.getEntries().some(({ name }) => name === 'self')) return;
    noteSlowness();
    observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}
