/** The scripts and fonts on this device. */
export const FILE_CACHE = 'files';

/**
 * Returns whether an answer is the site's own. Networks that block the site, or ask for a login first, answer 200
 * with a page of their own; all that the site sends carries its policy.
 */
export function isOurs(answer: Response): boolean {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  return answer.ok && !answer.redirected && policy.includes('trusted-types');
}

/**
 * Stores a file whose address contains a hash of its content, unless it is stored already. One that a page has
 * loaded comes from the browser's own cache. Rejects when it cannot be fetched or there is no room for it.
 */
export async function keepFile(address: string): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  if (await cache.match(address, { ignoreVary: true })) return;
  const answer = await fetch(address, { priority: 'low' });
  if (!isOurs(answer)) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
}

/** Drops the files that are not among those of the newest build. */
export async function dropOldFiles(current: readonly string[]): Promise<void> {
  const cache = await caches.open(FILE_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !current.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
