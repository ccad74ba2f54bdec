import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { mainId } from '../../lib/mainId';

/** When a part that holds the focus goes, the page's heading gets it: else it would be lost. */
export function usePassFocusOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) void takeLostFocus();
    };
  }, [part]);
}

/** Gives the page's heading the focus that something else has taken along. A visitor who has it elsewhere keeps it. */
export async function takeLostFocus(): Promise<void> {
  await afterPaint();
  const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
