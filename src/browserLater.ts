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

/** Makes ready for the next page and then has the browser keep the site, once this page has all that it shows. */
export async function prepareNext(): Promise<void> {
  await afterLoad();
  await preloadAhead();
  await keepOffline(trustedWorker());
}
