/** How long a copy stays if nothing renews it. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;

/** Deletes the oldest entries of a cache beyond `limit`, but only those that may go. */
export async function trimCache(
  cache: Cache,
  limit: number,
  mayGo: (request: Request) => boolean = () => true,
): Promise<void> {
  const requests = await cache.keys();
  // A cache lists its entries in insertion order.
  const surplus = requests.filter(mayGo).slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.map((request) => cache.delete(request)));
}

/** Deletes what the server sent more than sixty days ago. */
export async function dropExpired(cacheName: string, now = Date.now()): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const sentAt = Date.parse((await cache.match(request))?.headers.get('date') ?? '');
    if (now - sentAt > MAX_AGE_MS) await cache.delete(request);
  }
}
