import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a function to call when more of a list is asked for: the focus goes to the first link of its entry
 * at that place, now or once the entry is there. It stays where the visitor has moved it meanwhile.
 */
export function useGoOnAt(list: RefObject<Element | null>): (index: number) => void {
  const asked = useRef<{ index: number; focused: Element | null }>(undefined);

  useLayoutEffect(() => {
    if (!asked.current) return;
    const { index, focused } = asked.current;
    const active = document.activeElement;
    const next = list.current?.children[index]?.querySelector('a');
    // What was focused loses the focus when it is taken out.
    const hasMoved = active !== focused && active !== document.body;
    if (next && !hasMoved) next.focus({ preventScroll: true });
    if (next || hasMoved) asked.current = undefined;
  });

  return (index) => {
    asked.current = { index, focused: document.activeElement };
  };
}
