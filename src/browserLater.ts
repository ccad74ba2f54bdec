import { followTextLinks } from './navigation/followTextLinks';
import { afterLoad } from './lib/afterLoad';
import { keepOffline } from './offline/keepOffline';
import { preloadAhead } from './preloadAhead';
import { trustedWorker } from './trustedTypes';

/*
 * What the browser's entry needs only after the page is there. It has to be one script: the Trusted
 * Types policy can be made once.
 */

export { forgetGone } from './offline/forgetGone';
export { watchSlowness } from './motion/watchSlowness';
export { newsFiles } from './news/newsFiles';
export { prepareOnIntent } from './prepareOnIntent';
export { trustRenderer } from './trustedTypes';

/**
 * Has `open` open the pages that an article's text links to. Once this page has all that it shows, makes
 * ready for the next one, and then has the browser keep the site.
 */
export async function prepareNext(open: (address: string) => void): Promise<void> {
  followTextLinks(document, open);
  await afterLoad();
  await preloadAhead();
  await keepOffline(trustedWorker());
}
