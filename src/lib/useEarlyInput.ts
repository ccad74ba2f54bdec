import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes over what a visitor has put into a prerendered control before its script was there: `read` says
 * what stands in the control, and `take` gets that if it is anything else than the known value. Only
 * once: from then on React knows.
 */
export function useEarlyInput<Value extends string>(
  read: () => Value | undefined,
  known: Value,
  take: (input: Value) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const input = read();
    if (input && input !== known) take(input);
  });
  useLayoutEffect(() => takeOver(), []);
}
