import { savesData } from '../lib/savesData';
import type { Preloadable } from './preloadable';

/** What shows that a visitor is about to follow a link: to rest on it, to touch it, to move the focus there. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * How long a visitor must stay on a link to be more than passing by, ms. A hand rests before it clicks, and a
 * finger lifts some 100 ms after it touches.
 */
export const REST_MS = 50;

/** Matches links to pages of this site; an address with `//` leads to another site. */
const PAGE_LINK = 'a[href^="/"]:not([href^="//"])';

/**
 * Loads the code of a page as soon as a visitor rests on a link to it, unless the visitor saves data. Leaves
 * failures to the click, which handles them.
 */
export function preloadOnIntent(
  page: Document,
  routeOf: (address: string) => Pick<Preloadable, 'preload'> | undefined,
): void {
  let timer: ReturnType<typeof setTimeout>;
  function reach({ target }: Event) {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK);
    if (!link || savesData()) return;
    timer = setTimeout(() => {
      routeOf(link.pathname)
        ?.preload()
        .catch(() => undefined);
    }, REST_MS);
  }
  for (const intent of INTENTS) page.addEventListener(intent, reach, { passive: true });
}
