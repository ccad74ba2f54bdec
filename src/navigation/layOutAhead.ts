import { mainId } from './mainId';

let arrivals: MutationObserver | undefined;

/**
 * Lays out the page rendered ahead, as soon as React has created it: that takes a phone longer than rendering
 * it, and a click then only has to paint it. React hides such a page with `display: none` on its element,
 * which no style sheet can override and which keeps a browser from laying it out. This leaves hiding it to
 * the styles of the page, where `content-visibility` can; other browsers lay the page out when it is opened.
 */
export function layOutAhead(): void {
  const pages = document.getElementById(mainId)?.parentElement;
  if (!pages || !CSS.supports('content-visibility', 'hidden')) return;
  arrivals ??= new MutationObserver(onArrival);
  arrivals.observe(pages, { childList: true });
}

function onArrival(records: readonly MutationRecord[], observer: MutationObserver): void {
  const main = records
    .flatMap(({ addedNodes }) => Array.from(addedNodes))
    .find((node): node is HTMLElement => node instanceof HTMLElement && isAhead(node));
  if (!main) return;
  observer.disconnect();
  // In a task of its own, so that a click may come first.
  setTimeout(() => {
    if (main.isConnected && isAhead(main)) layOut(main);
  });
}

const isAhead = (main: HTMLElement) => main.ariaHidden === 'true';

/** Lays out a page that is out of sight, and restarts what moves on it when the page is opened. */
function layOut(main: HTMLElement): void {
  main.style.removeProperty('display');
  // Asking for a place within what is skipped makes the browser lay it out. Chromium keeps the layout.
  main.firstElementChild?.getBoundingClientRect();
  const begun = main
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline === document.timeline);
  new MutationObserver((_, changes) => {
    changes.disconnect();
    // React hides the page again when something on it has appeared since.
    if (isAhead(main)) layOut(main);
    else restart(begun);
  }).observe(main, { attributeFilter: ['aria-hidden', 'style'] });
}

function restart(animations: readonly Animation[]): void {
  for (const animation of animations) {
    // Those without a time have been canceled. Asking for the state would bring all styles up to date.
    if (animation.currentTime !== null) animation.currentTime = 0;
  }
}
