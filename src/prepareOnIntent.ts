import { drawAhead, forgetAhead } from './navigation/drawAhead';
import { preloadFrame } from './layout/frameParts';
import { pageAhead } from './navigation/pageAhead';
import { savesData } from './lib/savesData';
import { routeOf } from './routeOf';

/**
 * What says that a visitor is about to open a page, and after how long at a link it is more than passing by,
 * ms. A hand rests before it presses, and a finger lifts some 100 ms after it touched; the focus passes many
 * links on its way.
 */
export const REST_MS = { pointerover: 50, touchstart: 50, focusin: 300 };

let reached: Element | null = null;

/** Links that have a page of this site behind them: `//` leads to another one. */
const PAGE_LINK = 'a[href^="/"]:not([href^="//"])';

/**
 * Loads the code of a page as soon as a visitor comes to a link to it, and draws the page ahead where the visitor
 * stays. A failure is left to the click, which knows what to do.
 */
export function prepareOnIntent(page: Document): void {
  for (const [sign, rest] of Object.entries(REST_MS)) {
    page.addEventListener(sign, ({ target }) => reach(target, rest), { passive: true });
  }
  // The finger has begun to scroll.
  page.addEventListener('pointercancel', () => {
    reached = null;
    forgetAhead();
  });
  // Who comes back to a link after its page was forgotten is there anew.
  pageAhead.subscribe(() => {
    if (!pageAhead.current()) reached = null;
  });
}

function reach(target: EventTarget | null, rest: number): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  // From one word of a link to the next is no new intent.
  if (link === reached) return;
  reached = link;
  const route = link && routeOf(link.pathname);
  if (!route) return;
  Promise.all([route.preload(), preloadFrame(), wait(rest)]).then(
    () => {
      if (link === reached && !savesData() && isPlain(link)) drawAhead(link.pathname);
    },
    () => undefined,
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a link leads to the top of another page as it is first seen, by a name that needs no decoding. */
const isPlain = ({ hash, pathname, search }: HTMLAnchorElement) =>
  !hash && !search && !pathname.includes('%') && pathname !== location.pathname;
