import { useSyncExternalStore } from 'react';
import { isCalm, onCalmChange } from './calm';

/** Whether movement is unwelcome. In prerendered pages it is: nothing moves by script before the visitor was asked. */
export function useCalm(): boolean {
  return useSyncExternalStore(onCalmChange, isCalm, () => true);
}
