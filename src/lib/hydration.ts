import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * Returns true in the browser while the value shown is the one that the page was prerendered with: what
 * was made from it is already on the page and need not be made again. An element with AS_PRERENDERED as
 * its HTML and suppressHydrationWarning keeps its content.
 */
export function useIsPrerendered(shown: string | number | undefined): boolean {
  const isHydrating = useIsHydrating();
  const [prerendered, setPrerendered] = useState(isHydrating ? { of: shown } : undefined);
  // Once another value has replaced it, the prerendered content is gone from the page for good.
  if (prerendered && prerendered.of !== shown) setPrerendered(undefined);
  return typeof document !== 'undefined' && prerendered !== undefined && prerendered.of === shown;
}

/** React does not set an element's HTML on hydration, nor later while it is given the same value. */
export const AS_PRERENDERED = '';

/**
 * Picks up what a visitor has entered in a prerendered control before its script was there: `read`
 * returns the control's value, and `take` gets it if it differs from the known value. Runs only once:
 * from then on React knows.
 */
export function useEarlyInput<Value extends string>(
  read: () => Value | undefined,
  known: Value,
  take: (input: Value) => void,
): void {
  const adopt = useEffectEvent(() => {
    const input = read();
    if (input && input !== known) take(input);
  });
  useLayoutEffect(() => adopt(), []);
}
