import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns the entries of a list, in order, whatever groups they stand in. */
const entriesOf = (list: RefObject<Element | null>): Element[] =>
  Array.from(list.current?.querySelectorAll('article') ?? []);

/**
 * Keeps the focus in a list: when the entry that had it is taken out, it goes to the entry that has come in
 * its place. Returns a function to call when more of the list is asked for: then the focus goes to the first
 * link of its entry at that place, now or once the entry is there. It stays where the visitor has moved it
 * meanwhile.
 */
export function useListFocus(list: RefObject<Element | null>): (index: number) => void {
  const asked = useRef<{ readonly index: number; readonly focused: Element | null }>(undefined);
  const focused = useRef<{ readonly entry: Element; readonly index: number }>(undefined);

  useEffect(() => {
    function note({ target }: FocusEvent) {
      const entries = entriesOf(list);
      const index = entries.findIndex((entry) => entry.contains(target as Node));
      const entry = entries[index];
      focused.current = entry && { entry, index };
    }
    // A click beside everything focuses nothing, of which only this is told. So is, in some browsers, the
    // removal of what has the focus; another window takes the focus only for a while.
    function forgetLater({ relatedTarget }: FocusEvent) {
      if (relatedTarget) return;
      queueMicrotask(() => {
        const isGone = document.activeElement === document.body;
        if (isGone && focused.current?.entry.isConnected) focused.current = undefined;
      });
    }
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forgetLater);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forgetLater);
    };
  }, [list]);

  useLayoutEffect(() => {
    if (!asked.current) return;
    const { index, focused: before } = asked.current;
    const active = document.activeElement;
    const next = entriesOf(list)[index]?.querySelector('a');
    // What was focused loses the focus when it is taken out.
    const hasMoved = active !== before && active !== document.body;
    if (next && !hasMoved) next.focus({ preventScroll: true });
    if (next || hasMoved) asked.current = undefined;
  });

  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.entry.isConnected || document.activeElement !== document.body) return;
    focused.current = undefined;
    const entries = entriesOf(list);
    const next = entries[lost.index] ?? entries.at(-1);
    next?.querySelector('a')?.focus({ preventScroll: true });
  });

  return (index) => {
    asked.current = { index, focused: document.activeElement };
  };
}
