import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { mainId } from '../../navigation/mainId';

let isLost = false;

/** When a part that holds the focus goes, the page's heading gets it: else it would be lost. */
export function usePassFocusOn(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    return () => {
      // The next page gives the focus to a visitor who has left this one.
      if (location.pathname !== pathname || !element?.contains(document.activeElement)) return;
      isLost = true;
      void takeLostFocus();
    };
  }, [part]);
}

/** Gives the page's heading the focus that was lost, once there is one. A visitor who has it elsewhere by then keeps it. */
export async function takeLostFocus(): Promise<void> {
  await afterPaint();
  const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
  if (!isLost || !heading) return;
  isLost = false;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
