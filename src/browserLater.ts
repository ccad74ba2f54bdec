import { afterLoad } from './lib/afterLoad';
import { keepOffline } from './offline/keepOffline';
import { preloadAhead } from './preloadAhead';
import { trustedWorker } from './trustedTypes';

/*
 * What the browser's entry needs only after the page is there. It has to be one script: the Trusted
 * Types policy can be made once.
 */

export { forgetGone } from './offline/forgetGone';
export { trustRenderer } from './trustedTypes';

/** Has the browser keep the site and make ready for the next page, once this one has all that it shows. */
export async function prepareNext(): Promise<void> {
  await afterLoad();
  await Promise.all([preloadAhead(), keepOffline(trustedWorker())]);
}
