import { followTextLinks } from './navigation/followTextLinks';
import { preloadFrame } from './layout/frameParts';
import { localeDataSteps } from './lib/localeDataSteps';
import { waitsForNear } from './lib/whenNear';
import { whenIdle } from './lib/whenIdle';
import { whileIdle } from './lib/whileIdle';
import { provideConfettiWorker } from './motion/confettiWorkerSource';
import { registerServiceWorker } from './offline/registerServiceWorker';
import { routeOf } from './routeOf';
import { routes } from './routes';
import { trustedWorker } from './trustedTypes';
import { CONFETTI_ADDRESS, WORKER_ADDRESS } from './trustedTypesPolicy';

/*
 * What the browser's entry needs only once the page is there. It must be one script, because the Trusted
 * Types policy can be created only once.
 */

export { cachingFeed } from './offline/cachingFeed';
export { newsFiles } from './news/newsFiles';
export { prepareOnIntent } from './prepareOnIntent';
export { trustRenderer } from './trustedTypes';

/**
 * Makes links in an article's text open through `open`. Once the page has loaded all that it shows,
 * hydrates the rest of it, prepares for the next page and then stores the site for offline reading.
 */
export async function prepareNext(open: (address: string) => void): Promise<void> {
  provideConfettiWorker(() => new Worker(trustedWorker(CONFETTI_ADDRESS)));
  followTextLinks(document, open);
  await afterLoad();
  // On a phone, loading the code of a page takes longer than rendering it.
  await whileIdle([
    preloadFrame,
    // A failure ends all this before it could end the waits.
    () => routeOf(location.pathname)?.preload(),
    hydrateRest,
    ...localeDataSteps,
    ...routes.map(({ preload }) => preload),
  ]);
  await registerServiceWorker(trustedWorker(WORKER_ADDRESS));
}

/** Resolves once the page has loaded everything that it shows at first and the browser is idle. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}

/** Hydrates the parts that wait for a visitor to come near: whoever scrolls later finds them at work. */
async function hydrateRest(): Promise<void> {
  for (const endWait of waitsForNear()) {
    endWait();
    await whenIdle();
  }
}
