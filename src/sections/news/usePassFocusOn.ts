import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { takeFocus } from '../../lib/takeFocus';
import { mainId } from '../../navigation/mainId';

/** The part that took the focus with it, and the page it was on. */
let lost: { readonly part: Element; readonly page: Element | null } | undefined;

/**
 * Moves the focus to the page's heading when the part unmounts, which also says what has come instead. A
 * focus that is elsewhere on the page stays there.
 */
export function usePassFocusOn(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    const page = document.getElementById(mainId);
    return () => {
      // After a navigation, the next page sets the focus.
      if (!element || location.pathname !== pathname) return;
      const { activeElement, body } = document;
      if (activeElement !== body && !element.contains(activeElement)) return;
      lost = { part: element, page };
      void takeLostFocus();
    };
  }, [part]);
}

/** Gives lost focus to the page's heading once there is one, unless something else has focus by then. */
export async function takeLostFocus(): Promise<void> {
  await afterPaint();
  const heading = lost?.page?.querySelector('h1');
  if (!lost || lost.part.isConnected || !heading?.isConnected) return;
  lost = undefined;
  if (document.activeElement !== document.body) return;
  takeFocus(heading);
  // The reader may be far down, where the text was.
  if (heading.getBoundingClientRect().bottom < 0) scrollTo({ top: 0, behavior: 'instant' });
}
