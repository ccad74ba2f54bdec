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
