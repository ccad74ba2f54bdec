import { useSyncExternalStore } from 'react';
import { onVisibilityChange } from './onVisibilityChange';

/** Whether the tab can be seen. In prerendered pages it cannot: nothing runs there. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );
}
