import { useLayoutEffect } from 'react';
import { afterPaint, whenAppears } from '../lib/waiting';
import { takeFocus } from '../lib/takeFocus';
import { mainId } from '../lib/mainId';
import { useVisit } from './visits';
import type { Visit } from './visits';

const HEADING = `#${mainId} h1`;

/**
 * Announces every page that opens, but the first one only if `isFirstPageLate`: if it was prerendered without
 * its heading. On every page after the first it also moves the focus: on the way back to the link that was
 * followed, else to the element that the address names, or to the page's heading. `announce` gets the
 * heading's text, once, and an empty string while there is no heading yet.
 */
export function useArrival(announce: (heading: string) => void, isFirstPageLate: boolean): void {
  const visit = useVisit();

  useLayoutEffect(() => {
    if (!visit) return isFirstPageLate ? announceLateHeading(announce) : undefined;
    if (visit.isSamePage && visit.isReturn) return undefined;
    announce('');
    const focusBefore = document.activeElement;
    let isLeft = false;
    const stopWaiting = whenAppears(HEADING, (heading) => {
      const place = placeNamedByAddress();
      if (!visit.isReturn) place?.scrollIntoView({ behavior: 'instant' });
      // Neither the focus nor the announcement is meant for the eye, so the page is painted first.
      void afterPaint().then(() => {
        if (isLeft) return;
        // A visitor who has meanwhile moved on with the keyboard keeps the focus.
        if (document.activeElement === focusBefore || document.activeElement === document.body) {
          takeFocus(findFollowedLink(visit, place ?? heading) ?? place ?? heading);
        }
        announceHeading(heading, announce);
      });
    });
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [visit, announce, isFirstPageLate]);
}

function announceLateHeading(announce: (heading: string) => void): () => void {
  return whenAppears(HEADING, (heading) => announceHeading(heading, announce));
}

function announceHeading(heading: Element, announce: (heading: string) => void): void {
  // An alert is read out already.
  if (!heading.closest('[role="alert"]')) announce(heading.textContent);
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

/**
 * Finds, on the way back, the link that led to the page just left, if it is in the viewport again: one of the
 * page itself or, where `start` is out of sight, of its frame.
 */
function findFollowedLink(
  { from, isReturn, isForward }: Visit,
  start: Element,
): HTMLElement | undefined {
  if (!isReturn || isForward) return undefined;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]');
  const seen = [...links].filter((link) => link.pathname === from && isInWindow(link));
  // The link of the footer comes before that of the header, which is always in sight.
  return (
    seen.find((link) => link.closest(`#${mainId}`)) ?? (isInWindow(start) ? undefined : seen.at(-1))
  );
}

function isInWindow(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return (
    height > 0 &&
    top >= 0 &&
    bottom <= innerHeight &&
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}
