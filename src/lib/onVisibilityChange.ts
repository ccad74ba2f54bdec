/** Calls the listener whenever the tab is hidden or shown again. Returns a function that unsubscribes it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
