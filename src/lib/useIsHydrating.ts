import { useSyncExternalStore } from 'react';

/** True on the server and while a prerendered part of the page is taken over, false for everything drawn later. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, no, yes);
}

const subscribeToNothing = () => () => undefined;
const no = () => false;
const yes = () => true;
