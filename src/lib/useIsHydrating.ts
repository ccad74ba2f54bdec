import { useSyncExternalStore } from 'react';

/**
 * Returns true on the server and while a prerendered part of the page is hydrated, false for everything
 * rendered later.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, no, yes);
}

const subscribeToNothing = () => () => undefined;
const no = () => false;
const yes = () => true;
