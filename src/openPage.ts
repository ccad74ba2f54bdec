import type { AroundNavHandler } from 'wouter';
import { isFrameReady, preloadFrame } from './layout/frameParts';
import { stateOfNext, visitAgain } from './navigation/visits';
import { expectArrival } from './navigation/arrival';
import { beforeWayBack } from './navigation/beforeWayBack';
import { navigateWithTransition } from './motion/navigateWithTransition';
import { routeOf } from './routeOf';

/**
 * How long a click may show nothing, ms. After a second people doubt that it was heard (Nielsen, Response
 * Times: The 3 Important Limits), but to load a page anew takes longer than to wait for the last of its code.
 */
export const CODE_PATIENCE_MS = 2000;

let newest = 0;

// Back and Forward lead elsewhere.
beforeWayBack(() => void newest++);

/**
 * Opens a page once its code is there, so that the page left stays until the next one can be drawn.
 * When the code cannot be had (a deploy has replaced it) or is late, the browser loads the page anew
 * instead: that needs no code, and the browser shows that it is on its way. Another link, Back or
 * Forward meanwhile call it off. An address that no page has, such as /donate, is asked of the server,
 * which may lead elsewhere. A link to the very address that is open adds nothing to the history, as
 * without script: the page is visited again, from its top.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname } = new URL(to, location.href);
  // Another view of the page that is open, such as an order of the news.
  if (options?.replace && pathname === location.pathname) {
    navigate(to, options);
    return;
  }
  const attempt = ++newest;
  if (href === location.href) {
    visitAgain();
    return;
  }
  const askServer = () => location[options?.replace ? 'replace' : 'assign'](to);
  const open = () => {
    expectArrival(!to.includes('#'));
    const state: unknown = options?.replace ? options.state : stateOfNext(options?.state);
    // A transition takes the page left a frame before it goes on, and the visitor may be elsewhere by then.
    const go: typeof navigate = (...next) => attempt === newest && navigate(...next);
    navigateWithTransition(go, to, { ...options, state });
  };
  const route = routeOf(to);
  if (!route) {
    askServer();
    return;
  }
  if (route.isReady() && isFrameReady()) {
    open();
    return;
  }
  let isWaiting = true;
  /** Ends the wait: what arrives after it changes nothing. */
  const end = (how: () => void) => {
    clearTimeout(timer);
    if (isWaiting && attempt === newest) how();
    isWaiting = false;
  };
  const leave = () => end(askServer);
  const timer = setTimeout(leave, CODE_PATIENCE_MS);
  Promise.all([route.preload(), preloadFrame()]).then(() => end(open), leave);
};
