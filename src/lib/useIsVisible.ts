import { useSyncExternalStore } from 'react';

/** Whether the tab can be seen. In prerendered pages it cannot: nothing runs there. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
