import { articleIdFromPath } from '../news/newsAddresses';
import { cacheArticle } from './cachedNews';
import { respondWithPicture } from './respondWithPicture';
import type { WorkEvent } from './workerScope';

/**
 * Caches what a page showed before there was a worker: its article, its pictures. `shown` is what the page
 * sent (registerServiceWorker.ts): paths of this site; anything else is ignored.
 */
export async function cacheShownPage(shown: unknown, event: WorkEvent): Promise<void> {
  const paths = Array.isArray(shown) ? shown.filter((path) => typeof path === 'string') : [];
  await Promise.allSettled(
    paths.map(async (path) => {
      const id = articleIdFromPath(path);
      if (id) await cacheArticle(id);
      else if (path.startsWith('/pictures/')) await respondWithPicture(new Request(path), event);
    }),
  );
}
