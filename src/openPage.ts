import type { AroundNavHandler } from 'wouter';
import { isFrameReady, preloadFrame } from './layout/frameParts';
import { nextEntryState, visitAgain } from './navigation/visits';
import { expectArrival } from './navigation/arrival';
import { beforePopState } from './navigation/beforePopState';
import { followedLink } from './navigation/followedLink';
import { routeOf } from './routeOf';
import type { SiteRoute } from './routes';

/**
 * How long a click may show no effect, ms. After one second people doubt that it was registered (Nielsen,
 * Response Times: The 3 Important Limits), but a full page load takes longer than waiting for the rest of
 * the code.
 */
export const CODE_TIMEOUT_MS = 2000;

interface Attempt {
  readonly href: string;
  /** The browser waits for the page from the server. A new entry of its history does not stop that. */
  isServerAsked?: true;
}

/** The page that is being opened, until it is open or given up. */
let pending: Attempt | undefined;

/**
 * Takes the focus off what goes with the page; the next page's heading gets it. Before a browser removes an
 * element that has the focus, it brings the styles up to date, which here would be those of both pages.
 */
function giveUpFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
}

function forget(): void {
  pending = undefined;
}

function cancel(): void {
  if (pending?.isServerAsked) window.stop();
  forget();
}

// Back and Forward lead elsewhere, so they cancel a pending attempt.
beforePopState(cancel);

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
 * Opens a page once its code has loaded, so that the current page stays until the next one can be
 * rendered. When the code is unavailable (a deploy has replaced it) or late, the browser does a full page
 * load instead: that works without the code, and the browser shows that it is loading. Another link, Back
 * or Forward cancels the attempt; the same link does not begin it anew. An address that no page has, such
 * as /donate, goes to the server, which may redirect it. A link to the current address adds no history
 * entry, just as without script: the page is visited again, from its top.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
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
  const open = ({ path }: SiteRoute) => {
    expectArrival(!hash);
    const state: unknown = options?.replace ? options.state : nextEntryState(options?.state);
    forget();
    giveUpFocus();
    // An editor may have written an address in capitals, which the server would not find on a reload.
    const address = path.includes(':') ? to.replace(/^\/news/i, '/news') : path + search + hash;
    navigate(address, { ...options, state });
  };
  const route = routeOf(to);
  if (!route) {
    askServer();
    return;
  }
  if (route.isReady() && isFrameReady()) {
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
  Promise.all([route.preload(), preloadFrame()]).then(() => end(() => open(route)), leave);
};
