import { articleIdFromPath } from '../news/newsAddresses';
import { precachedPage } from './precache';
import type { PrecachedFile } from './precache';
import { cacheArticle, cachedNews } from './cachedNews';
import { networkFirst } from './networkFirst';
import { offlinePage } from './offlinePage';
import type { RequestEvent } from './workerScope';

/** Answers a request to open a page by its address, with a page that can be read if there is any. */
export async function respondWithPage(
  event: RequestEvent,
  precache: readonly PrecachedFile[],
): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const path = pathname.replace(/(.)\/$/, '$1');
  const asked = askForPage(event);
  const id = articleIdFromPath(path);
  event.waitUntil(asked.then(() => (id ? cacheArticle(id) : undefined)).catch(() => undefined));
  const answer = await networkFirst(
    asked,
    async () => (await precachedPage(precache, path)) ?? cachedNews(path),
  );
  if (answer) return answer;
  if (isUnknown(path, precache)) return Response.redirect(new URL('/', event.request.url));
  return (await offlinePage(precache)) ?? Response.error();
}

/**
 * Returns true where the server has nothing either, and leads home: every page but the articles is
 * precached, and files have a dot in their names.
 */
const isUnknown = (path: string, precache: readonly PrecachedFile[]) =>
  !/^\/news\/|\./.test(path) && !precache.some(({ url }) => url === path);

async function askForPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  // Where other browsers reject, Firefox resolves with an error response.
  if (answer.type === 'error') throw new TypeError(`${request.url} cannot be reached.`);
  return answer;
}
