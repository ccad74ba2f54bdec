import { useEffectEvent, useLayoutEffect } from 'react';

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
