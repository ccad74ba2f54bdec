import type { AroundNavHandler } from 'wouter';
import { isFrameReady, preloadFrame } from './layout/frameParts';
import { stateOfNext, visitAgain } from './layout/visits';
import { arriveAt } from './lib/arrival';
import { navigateWithTransition } from './motion/navigateWithTransition';
import { routeOf } from './routeOf';

/**
 * How long a click may show nothing, ms. After a second people doubt that it was heard (Nielsen, Response
 * Times: The 3 Important Limits), but to load a page anew takes longer than to wait for the last of its code.
 */
export const CODE_PATIENCE_MS = 2000;

let newest = 0;

/**
 * Opens a page once its code is there, so that the page left stays until the next one can be drawn.
 * When the code cannot be had (a deploy has replaced it) or is late, the browser loads the page anew
 * instead: that needs no code, and the browser shows that it is on its way. Another link, Back or
 * Forward meanwhile call it off. An address that no page has, such as /donate, is asked of the server,
 * which may lead elsewhere. A link to the very address that is open adds nothing to the history, as
 * without script: the page is visited again, from its top.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  // Another view of the page that is open, such as an order of the news.
  if (options?.replace && new URL(to, location.href).pathname === location.pathname) {
    navigate(to, options);
    return;
  }
  const attempt = ++newest;
  if (new URL(to, location.href).href === location.href) {
    visitAgain();
    return;
  }
  const askServer = () => location[options?.replace ? 'replace' : 'assign'](to);
  const open = () => {
    arriveAt(to.includes('#') ? 'place' : 'top');
    const state: unknown = options?.replace ? options.state : stateOfNext(options?.state);
    navigateWithTransition(navigate, to, { ...options, state });
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
  /** Ends the attempt: what arrives after it changes nothing. */
  const end = (how: () => void) => {
    clearTimeout(timer);
    if (attempt !== newest) return;
    newest++;
    how();
  };
  const leave = () => end(askServer);
  const timer = setTimeout(leave, CODE_PATIENCE_MS);
  addEventListener('popstate', () => newest++, { once: true });
  Promise.all([route.preload(), preloadFrame()]).then(() => end(open), leave);
};
