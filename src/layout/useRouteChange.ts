import { useLayoutEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { returnTo } from './returnTo';
import { whenHeadingIsThere } from './whenHeadingIsThere';
import { visits } from './visits';
import type { Visit } from './visits';

/**
 * Receives the visitor on every page after the first: at the top, at the place that the address names,
 * or on the way back where the page was left; with the focus on the page's heading.
 * `announce` gets the heading's text, once, and an empty text while there is no heading yet.
 */
export function useRouteChange(announce: (heading: string) => void): void {
  const visit = useSyncExternalStore(visits.subscribe, visits.current, visits.onServer);

  useLayoutEffect(() => {
    if (!visit) return undefined;
    const stopReturning = arrive(visit);
    if (visit.isSamePage && visit.isReturn) return stopReturning;
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
          takeFocus(place ?? heading);
        }
        announce(heading.textContent);
      });
    });
    return () => {
      isLeft = true;
      stopWaiting();
      stopReturning?.();
    };
  }, [visit, announce]);
}

function arrive({ top, isReturn }: Visit) {
  if (!isReturn) scrollTo({ top: 0, behavior: 'instant' });
  return top === undefined ? undefined : returnTo(top);
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
