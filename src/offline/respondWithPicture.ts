import { PICTURES_CACHE_NAME } from './cacheNames';
import { cacheFirst } from './cacheFirst';
import type { WorkEvent } from './workerScope';

/** About 4 MB: at the size that a phone shows, a picture has 20 to 80 KB. */
const MAX_PICTURES = 80;

/** Answers a request for a picture; without a connection, with any cached size. Rejects if there is none. */
export async function respondWithPicture(request: Request, event: WorkEvent): Promise<Response> {
  try {
    return await cacheFirst(request, event, {
      cacheName: PICTURES_CACHE_NAME,
      limit: MAX_PICTURES,
    });
  } catch (error) {
    const other = await otherSize(request.url).catch(() => undefined);
    if (!other) throw error;
    return other;
  }
}

/** Finds any size: `hive-6404afbf-768.webp` and `hive-6404afbf-640-at78.avif` can replace each other. */
async function otherSize(url: string): Promise<Response | undefined> {
  const [name] = /.*-(?=\d+(-at\d+)?\.\w+$)/.exec(url) ?? [];
  const cache = await caches.open(PICTURES_CACHE_NAME);
  const other = (await cache.keys()).find((request) => name && request.url.startsWith(name));
  return other && cache.match(other);
}
