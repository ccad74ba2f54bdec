import { articleIdFromPath } from '../news/newsAddresses';
import { cacheArticle } from './cachedNews';
import { respondWithPicture } from './respondWithPicture';
import type { WorkEvent } from './workerScope';

/**
 * Caches articles and pictures that a page showed without a request to the worker: before there was one
 * (registerServiceWorker.ts), or straight from the list (cachingFeed.ts). `sent` is the page's message:
 * paths of this site; anything else is ignored.
 */
export async function cachePaths(sent: unknown, event: WorkEvent): Promise<void> {
  const paths = Array.isArray(sent) ? sent.filter((path) => typeof path === 'string') : [];
  await Promise.allSettled(
    paths.map(async (path) => {
      const id = articleIdFromPath(path);
      if (id) await cacheArticle(id);
      else if (path.startsWith('/pictures/')) await respondWithPicture(new Request(path), event);
    }),
  );
}
