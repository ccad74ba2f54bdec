import { markDeviceSlow } from './deviceSpeed';

/**
 * Records that this device is slow once the page has had a long task, one of more than 50 ms
 * (w3.org/TR/longtasks-1); tasks before the call count too, and so does laying out a page ahead, since a
 * transition captures pages as large. Where the browser does not report long tasks, no device counts as slow.
 */
export function watchLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    // A video that the visitor has started may share the processor; its tasks have other names.
    if (!list.getEntries().some(({ name }) => name === 'self')) return;
    markDeviceSlow();
    observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}
