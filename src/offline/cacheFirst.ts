import { isSiteFile } from './isSiteFile';
import { trimCache } from './trimCache';
import type { WorkEvent } from './workerScope';

/**
 * Returns the cached copy of a file whose address contains a hash of its content, or fetches the file and
 * caches it: at most `limit` files, if there is a limit. Rejects when there is no copy and the fetch
 * fails.
 */
export async function cacheFirst(
  request: Request,
  event: WorkEvent,
  { cacheName, limit }: { cacheName: string; limit?: number },
): Promise<Response> {
  // Storage may be forbidden or damaged: then everything comes from the network.
  const cache = await caches.open(cacheName).catch(() => undefined);
  const copy = await cache?.match(request, { ignoreVary: true }).catch(() => undefined);
  if (copy) return copy;
  const response = await fetch(request);
  if (cache && (await isSiteFile(new URL(request.url).pathname, response))) {
    event.waitUntil(cacheFile(cache, request, response.clone(), limit));
  }
  return response;
}

async function cacheFile(cache: Cache, request: Request, response: Response, limit?: number) {
  try {
    await cache.put(request, response);
    if (limit) await trimCache(cache, limit);
  } catch {
    // Storage is full. If there is a limit, the oldest half makes room for the next file.
    if (limit) await trimCache(cache, limit / 2);
  }
}
