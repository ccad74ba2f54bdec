/** Tells a listener whenever the tab is hidden or looked at again; gives what ends that. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
