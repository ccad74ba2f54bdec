import { followTextLinks } from './navigation/followTextLinks';
import { afterLoad } from './lib/afterLoad';
import { keepOffline } from './offline/keepOffline';
import { preloadAhead } from './preloadAhead';
import { trustedWorker } from './trustedTypes';

/*
 * What the browser's entry needs only once the page is there. It must be one script, because the Trusted
 * Types policy can be created only once.
 */

export { forgetGone } from './offline/forgetGone';
export { watchSlowness } from './motion/watchSlowness';
export { newsFiles } from './news/newsFiles';
export { prepareOnIntent } from './prepareOnIntent';
export { trustRenderer } from './trustedTypes';

/**
 * Makes links in an article's text open through `open`. Once the page has loaded all that it shows,
 * prepares for the next page and then stores the site for offline reading.
 */
export async function prepareNext(open: (address: string) => void): Promise<void> {
  followTextLinks(document, open);
  await afterLoad();
  await preloadAhead();
  await keepOffline(trustedWorker());
}
