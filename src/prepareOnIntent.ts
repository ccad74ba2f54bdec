import { layOutAhead } from './navigation/layOutAhead';
import { preloadFrame } from './layout/frameParts';
import { discardAhead, pageAhead, renderAhead } from './navigation/pageAhead';
import { savesData } from './lib/savesData';
import { routeOf } from './routeOf';

/**
 * The events that show that a visitor is about to open a page, and how long the visitor must stay on a
 * link to be more than passing by, ms. A hand rests before it clicks, and a finger lifts some 100 ms
 * after it touches; the focus passes many links on its way.
 */
export const REST_MS = { pointerover: 50, touchstart: 50, focusin: 300 };

let reached: Element | null = null;

/** Matches links to pages of this site; an address with `//` leads to another site. */
const PAGE_LINK = 'a[href^="/"]:not([href^="//"])';

/**
 * Loads the code of a page as soon as a visitor reaches a link to it, and renders the page ahead if the
 * visitor stays on the link, even one reached before this is called. Leaves failures to the click, which
 * handles them.
 */
export function prepareOnIntent(page: Document): void {
  for (const [type, rest] of Object.entries(REST_MS)) {
    page.addEventListener(type, ({ target }) => reach(target, rest), { passive: true });
  }
  // The finger has begun to scroll.
  page.addEventListener('pointercancel', () => {
    reached = null;
    discardAhead();
  });
  // Coming back to a link after its page was discarded counts as reaching it anew.
  pageAhead.subscribe(() => {
    if (!pageAhead.current()) reached = null;
  });
  reach(page.querySelector(`${PAGE_LINK}:hover`), REST_MS.pointerover);
}

function reach(target: EventTarget | null, rest: number): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  // Moving within a link is not a new intent.
  if (link === reached) return;
  reached = link;
  const route = link && routeOf(link.pathname);
  if (!route) return;
  Promise.all([route.preload(), preloadFrame(), wait(rest)]).then(
    () => {
      if (link !== reached || savesData() || !isPlain(link)) return;
      renderAhead(link.pathname);
      layOutAhead();
    },
    () => undefined,
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns whether a link leads to the top of another page, in its first view, by a path that needs no
 * decoding.
 */
const isPlain = ({ hash, pathname, search }: HTMLAnchorElement) =>
  !hash && !search && !pathname.includes('%') && pathname !== location.pathname;
