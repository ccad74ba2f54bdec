import { useSyncExternalStore } from 'react';
import type { Preference } from './createPreference';

/** Returns the visitor's choice; undefined if there is none and in prerendered pages. */
export function usePreference<Choice extends string>(
  preference: Preference<Choice>,
): Choice | undefined {
  return useSyncExternalStore(preference.subscribe, preference.current, () => undefined);
}
