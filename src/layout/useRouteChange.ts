import { useLayoutEffect, useSyncExternalStore } from 'react';
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
    if (visit.isSamePage) {
      goBackTo(visit);
      return undefined;
    }
    forgetFirstPage();
    announce('');
    const focusBefore = document.activeElement;
    return whenHeadingIsThere((heading) => {
      const place = visit.isReturn ? undefined : placeNamedByAddress();
      // A visitor who has gone on with the keyboard meanwhile stays there.
      if (document.activeElement === focusBefore || document.activeElement === document.body) {
        takeFocus(place ?? heading);
      }
      place?.scrollIntoView({ behavior: 'instant' });
      goBackTo(visit);
      announce(heading.textContent);
    });
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
