import { useLayoutEffect, useSyncExternalStore } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { forgetFirstPage } from './forgetFirstPage';
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
    if (!visit.isReturn) scrollTo({ top: 0, behavior: 'instant' });
    if (visit.isSamePage && visit.isReturn) {
      goBackTo(visit);
      return undefined;
    }
    if (!visit.isSamePage) forgetFirstPage();
    announce('');
    const focusBefore = document.activeElement;
    let isLeft = false;
    const stopWaiting = whenHeadingIsThere((heading) => {
      const place = visit.isReturn ? undefined : placeNamedByAddress();
      place?.scrollIntoView({ behavior: 'instant' });
      goBackTo(visit);
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
    };
  }, [visit, announce]);
}

function goBackTo({ top }: Visit) {
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
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
