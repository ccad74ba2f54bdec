import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isCalm } from './calm';
import { isSlow } from './slowness';

/**
 * Changes the page as a view transition where the browser has them and movement is welcome; else at
 * once. So it does on a slow device too: to take the two pictures that a transition blends takes a
 * phone longer than to draw the page.
 */
export const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
  if (!('startViewTransition' in document) || isCalm() || isSlow()) {
    navigate(to, options);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)));
  // A transition that another one overtakes, or that starts in a hidden tab, is skipped; the page has changed all the same.
  transition.ready.catch(() => undefined);
};
