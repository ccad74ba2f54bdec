import { useSyncExternalStore } from 'react';
import { isCalm, onCalmChange } from './calm';

/**
 * Returns whether movement is unwelcome. In prerendered pages it is: nothing moves by script before the
 * visitor's choice is known.
 */
export function useCalm(): boolean {
  return useSyncExternalStore(onCalmChange, isCalm, () => true);
}
