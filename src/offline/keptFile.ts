import { isSiteFile } from './isSiteFile';

/** Returns the kept copy of a file, unless an older worker has kept a network's own page in its place. */
export async function keptFile(cache: Cache, request: Request): Promise<Response | undefined> {
  const kept = await cache.match(request, { ignoreVary: true });
  return kept && (await isSiteFile(new URL(request.url).pathname, kept)) ? kept : undefined;
}
