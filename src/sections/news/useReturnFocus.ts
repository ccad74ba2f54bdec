import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { takeFocus } from '../../lib/takeFocus';
import { mainId } from '../../lib/mainId';

/**
 * Returns the focus to where it came from when the part that has it unmounts, or else moves it to the page's
 * heading. Nothing scrolls, as the part overlays what is being read.
 */
export function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const { pathname } = location;
    let origin: HTMLElement | undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        origin = relatedTarget;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
      // After a navigation, the next page sets the focus.
      if (location.pathname !== pathname || !element?.contains(document.activeElement)) return;
      const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
      const next = origin?.isConnected ? origin : heading;
      if (next) takeFocus(next);
    };
  }, [part]);
}
