import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** Matches the main part of a page rendered ahead. */
const AHEAD = 'main[aria-hidden="true"]';

/**
 * Lets the browser lay out a page rendered ahead, which takes a phone longer than rendering it, so that a
 * click only has to paint it. React hides such a page with `display: none` on its element, which no style
 * sheet can override and which keeps a browser from laying it out. This leaves hiding it to the styles of
 * the page, where `content-visibility` can; other browsers lay the page out when it is opened.
 */
export function useLayoutAhead(isAhead: boolean): void {
  const begun = useRef<readonly Animation[]>([]);

  // Of all effects, only this kind runs in a hidden Activity. React hides the element right after it.
  useInsertionEffect(() => {
    if (!isAhead || !CSS.supports('content-visibility', 'hidden')) return undefined;
    const timer = setTimeout(() => {
      begun.current = layOut();
    });
    return () => clearTimeout(timer);
  }, [isAhead]);

  useLayoutEffect(() => {
    restart(begun.current);
    begun.current = [];
  }, []);
}

/** Lays out the page rendered ahead, and returns the movements that begin with that. */
function layOut(): readonly Animation[] {
  const main = document.querySelector<HTMLElement>(AHEAD);
  if (!main) return [];
  main.style.removeProperty('display');
  // Asking for a place within what is skipped makes the browser lay it out, and it keeps the layout.
  main.firstElementChild?.getBoundingClientRect();
  return main
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline === document.timeline);
}

/** Nobody has seen them begin. Those without a time have been canceled since. */
function restart(animations: readonly Animation[]): void {
  for (const animation of animations) {
    // Asking for its state instead would make the browser bring all styles up to date.
    if (animation.currentTime !== null) animation.currentTime = 0;
  }
}
