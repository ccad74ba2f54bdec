import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isCalm } from './calm';

/** Changes the page as a view transition where the browser has them and movement is welcome; else at once. */
export const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
  if (!('startViewTransition' in document) || isCalm()) {
    navigate(to, options);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)));
  // A transition that another one overtakes, or that starts in a hidden tab, is skipped; the page has changed all the same.
  transition.ready.catch(() => undefined);
};
