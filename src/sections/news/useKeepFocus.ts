import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives the focus to the entry that has come in its place when the entry that had it is taken out of a list. */
export function useKeepFocus(list: RefObject<Element | null>): void {
  const focused = useRef<{ readonly entry: Element; readonly index: number }>(undefined);

  useEffect(() => {
    function note({ target }: FocusEvent) {
      const entries = Array.from(list.current?.children ?? []);
      const index = entries.findIndex((entry) => entry.contains(target as Node));
      const entry = entries[index];
      focused.current = entry && { entry, index };
    }
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);

  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.entry.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    const entries = Array.from(list.current?.children ?? []);
    const next = entries[lost.index] ?? entries.at(-1);
    next?.querySelector('a')?.focus({ preventScroll: true });
  });
}
