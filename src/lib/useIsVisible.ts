import { useSyncExternalStore } from 'react';
import { onVisibilityChange } from './onVisibilityChange';

/** Returns whether the tab is visible. In prerendered pages it is not: nothing runs there. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
}
