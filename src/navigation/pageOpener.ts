import type { AroundNavHandler } from 'wouter';
import { hasModifier, isPageAddress } from '../lib/addresses';
import type { Preloadable } from './preloadable';
import { beforePopState, nextEntryState, visitAgain } from './visits';

/**
 * How long a click may show no effect, ms. After one second people doubt that it was registered (Nielsen,
 * Response Times: The 3 Important Limits), but a full page load takes longer than waiting for the rest of
 * the code.
 */
export const CODE_TIMEOUT_MS = 2000;

interface OpenableRoute extends Pick<Preloadable, 'preload' | 'isReady'> {
  readonly path: string;
}

interface Attempt {
  readonly href: string;
  /** The browser waits for the page from the server. A new entry of its history does not stop that. */
  isServerAsked?: true;
}

/** The page that is being opened, until it is open or given up. */
let pending: Attempt | undefined;

function forget(): void {
  pending = undefined;
}

function cancel(): void {
  if (pending?.isServerAsked) window.stop();
  forget();
}

let leadsToTop = false;

/** Returns whether a link has opened the page being rendered, so that it is first seen from its top. */
export const isOpenedAtTop = () => leadsToTop;

// Back and Forward lead elsewhere, so they cancel a pending attempt.
beforePopState(() => {
  leadsToTop = false;
  cancel();
});

// So does another link that the browser follows itself: to another site, or in a part that is not hydrated
// yet. It is not known here who follows a link; what the server is sending, the browser gives up by itself.
globalThis.addEventListener?.(
  'click',
  (event) => {
    const link = followedLink(event);
    const isOther = link?.protocol.startsWith('http') && link.href !== pending?.href;
    if (isOther && !pending?.isServerAsked) forget();
  },
  true,
);

// A page that comes back from the back/forward cache waits for nothing.
globalThis.addEventListener?.('pagehide', forget);

/**
 * Returns the router's handler for opening pages. It opens a page once its code has loaded, so that the
 * current page stays until the next one can be rendered. When the code is unavailable (a deploy has replaced
 * it) or late, the browser does a full page load instead: that works without the code, and the browser shows
 * that it is loading. Another link, Back or Forward cancels the attempt; the same link does not begin it anew.
 * An address that no page has, such as /feed.xml, goes to the server, which may redirect it. A link to the
 * current address adds no history entry, just as without script: the page is visited again, from its top.
 */
export function pageOpener(
  routeOf: (address: string) => OpenableRoute | undefined,
): AroundNavHandler {
  return (navigate, to, options) => {
    const { href, pathname, search, hash } = new URL(to, location.href);
    // Another view of the current page, such as a different order of the news.
    if (options?.replace && pathname === location.pathname) {
      navigate(to, options);
      return;
    }
    if (href === location.href) {
      cancel();
      visitAgain();
      return;
    }
    const attempt: Attempt = pending?.href === href ? pending : { href };
    const askServer = () => {
      attempt.isServerAsked = true;
      location[options?.replace ? 'replace' : 'assign'](to);
    };
    if (attempt === pending) {
      if (attempt.isServerAsked) askServer();
      return;
    }
    cancel();
    pending = attempt;
    const open = ({ path }: OpenableRoute) => {
      leadsToTop = !hash;
      // Of /donate, which leads to Home.
      const asked = path === '/' && pathname !== path ? { asked: pathname } : undefined;
      const state: unknown = options?.replace
        ? options.state
        : nextEntryState({ ...(options?.state as object), ...asked });
      forget();
      // An editor may have written an address in capitals, which the server would not find on a reload.
      const address = path.includes(':') ? to.replace(/^\/news/i, '/news') : path + search + hash;
      navigate(address, { ...options, state });
    };
    const route = routeOf(to);
    if (!route) {
      askServer();
      return;
    }
    if (route.isReady()) {
      open(route);
      return;
    }
    /** Ends the wait; whatever arrives later changes nothing. */
    const end = (how: () => void) => {
      clearTimeout(timer);
      if (attempt === pending && !attempt.isServerAsked) how();
    };
    const leave = () => end(askServer);
    const timer = setTimeout(leave, CODE_TIMEOUT_MS);
    route.preload().then(() => end(() => open(route)), leave);
  };
}

/**
 * Makes the links that no component renders, those in an article's text, open pages like all others:
 * without reloading the site. `open` gets the address. A click that asks for a new tab or window is left
 * to the browser.
 */
export function followTextLinks(page: Document, open: (address: string) => void): void {
  page.addEventListener('click', (event) => {
    const link = followedLink(event);
    const address = (link?.closest('article') && link.getAttribute('href')) ?? '';
    if (!isPageAddress(address) || event.defaultPrevented) return;
    event.preventDefault();
    open(address);
  });
}

/**
 * Returns the link that a click follows; null if there is none, or if a key asks for another tab, another
 * window or a download. None of the site's own links does by itself.
 */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href]');
}
