import { useSyncExternalStore } from 'react';
import { onVisibilityChange } from './onVisibilityChange';

/** Returns whether the tab is in front. In prerendered pages it is not: nothing runs there. */
export function useIsTabInFront(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
}
