import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { mainId } from '../../navigation/mainId';

let isLost = false;

/** Moves the focus to the page's heading when the part that contains it unmounts: else it would be lost. */
export function usePassFocusOn(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    return () => {
      // After a navigation, the next page sets the focus.
      if (location.pathname !== pathname || !element?.contains(document.activeElement)) return;
      isLost = true;
      void takeLostFocus();
    };
  }, [part]);
}

/** Gives lost focus to the page's heading once there is one, unless something else has focus by then. */
export async function takeLostFocus(): Promise<void> {
  await afterPaint();
  const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
  if (!isLost || !heading) return;
  isLost = false;
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
