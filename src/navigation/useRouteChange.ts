import { useLayoutEffect } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { linkFollowed } from './linkFollowed';
import { useVisit } from './useVisit';
import { whenHeadingIsThere } from './whenHeadingIsThere';

/**
 * Puts the focus, on every page after the first, on the place that the address names, or on the way back on
 * the link that was followed, or on the page's heading.
 * `announce` gets the heading's text, once, and an empty text while there is no heading yet.
 */
export function useRouteChange(announce: (heading: string) => void): void {
  const visit = useVisit();

  useLayoutEffect(() => {
    if (!visit || (visit.isSamePage && visit.isReturn)) return undefined;
    announce('');
    const focusBefore = document.activeElement;
    let isLeft = false;
    const stopWaiting = whenHeadingIsThere((heading) => {
      const place = visit.isReturn ? undefined : placeNamedByAddress();
      place?.scrollIntoView({ behavior: 'instant' });
      // Neither the focus nor the words are there to be seen: the page comes before them.
      void afterPaint().then(() => {
        if (isLeft) return;
        // A visitor who has gone on with the keyboard meanwhile stays there.
        if (document.activeElement === focusBefore || document.activeElement === document.body) {
          takeFocus(place ?? linkFollowed(visit) ?? heading);
        }
        announce(heading.textContent);
      });
    });
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [visit, announce]);
}

function placeNamedByAddress(): HTMLElement | undefined {
  const name = location.hash.slice(1);
  if (!name) return undefined;
  try {
    return document.getElementById(decodeURIComponent(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

function takeFocus(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
