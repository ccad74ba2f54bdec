import { tidy } from './tidy';
import type { WorkEvent } from './workerScope';

/**
 * The kept copy of a file whose address holds a hash of its content, or the file itself, which is
 * kept then: at most `limit` of them where there is one. Rejects when there is neither.
 */
export async function keptOrFetched(
  request: Request,
  event: WorkEvent,
  { cacheName, limit }: { cacheName: string; limit?: number },
): Promise<Response> {
  // Storage may be forbidden: then everything comes from the network.
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (cache && response.ok) event.waitUntil(keep(cache, request, response.clone(), limit));
  return response;
}

async function keep(cache: Cache, request: Request, response: Response, limit?: number) {
  try {
    await cache.put(request, response);
    if (limit) await tidy(cache, limit);
  } catch {
    // The storage is full. Where there is a limit, the oldest half makes room for the next one.
    if (limit) await tidy(cache, limit / 2);
  }
}
