/** A task that takes longer is felt as a delay, ms (web.dev/articles/rail). */
const FELT_MS = 100;

let hasBeenFelt = false;

/**
 * Notes from the first task of the page on whether this device takes long over them. Where the browser
 * does not tell of long tasks, no device counts as slow.
 */
export function watchSlowness(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    // A video that was pressed may share the processor; its tasks have other names.
    hasBeenFelt = list.getEntries().some((task) => task.name === 'self' && task.duration > FELT_MS);
    if (hasBeenFelt) observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Whether the page has kept its visitor waiting before, so that what costs time should be left out. */
export const isSlow = () => hasBeenFelt;
