let hasBeenSlow = false;

/**
 * Notes from the first long task of the page on, one of more than 50 ms (w3.org/TR/longtasks-1), that
 * this device takes long over what others do within an answer's time. Where the browser does not tell
 * of long tasks, no device counts as slow.
 */
export function watchSlowness(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    // A video that was pressed may share the processor; its tasks have other names.
    hasBeenSlow = list.getEntries().some(({ name }) => name === 'self');
    if (hasBeenSlow) observer.disconnect();
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Whether a task of this page has taken long before, so that what costs time should be left out. */
export const isSlow = () => hasBeenSlow;
