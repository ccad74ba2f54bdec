import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isCalm } from './calm';
import { isDeviceSlow } from './deviceSpeed';

let transition: ViewTransition | undefined;

/** Ends the transition that is under way, if there is one: the page is shown as it will be. */
export const endTransition = () => transition?.skipTransition();

/**
 * Changes the page in a view transition where the browser supports them and movement is welcome;
 * otherwise at once. A slow device also changes it at once: capturing the two snapshots that a transition
 * blends takes a phone longer than rendering the page.
 */
export const navigateWithTransition: AroundNavHandler = (navigate, to, options) => {
  if (!('startViewTransition' in document) || isCalm() || isDeviceSlow()) {
    navigate(to, options);
    return;
  }
  transition = document.startViewTransition(() => flushSync(() => navigate(to, options)));
  // A transition is skipped when another overtakes it or the tab is hidden; the page changes all the same.
  transition.ready.catch(() => undefined);
};
