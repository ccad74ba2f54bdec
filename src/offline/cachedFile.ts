import { isSiteFile } from './isSiteFile';

/** Returns the cached copy of a file, unless an older worker has cached a network's own page in its place. */
export async function cachedFile(cache: Cache, request: Request): Promise<Response | undefined> {
  const copy = await cache.match(request, { ignoreVary: true });
  return copy && (await isSiteFile(new URL(request.url).pathname, copy)) ? copy : undefined;
}
