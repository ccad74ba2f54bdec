import { afterLoad } from './lib/afterLoad';
import { keepOffline } from './offline/keepOffline';
import { trustedWorker } from './trustedTypes';

/*
 * What the browser's entry needs only after the page is there. It has to be one script: the Trusted
 * Types policy can be made once.
 */

export { forgetGone } from './offline/forgetGone';
export { trustRenderer } from './trustedTypes';

/** Has the browser keep the site, once the page has all that it shows. */
export async function keepSite(): Promise<void> {
  await afterLoad();
  await keepOffline(trustedWorker());
}
