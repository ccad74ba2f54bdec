import { PRECACHE_NAME } from './cacheNames';
import type { PrecachedFile } from './precache';
import { cacheFirst } from './cacheFirst';
import { respondWithNewsFile } from './respondWithNewsFile';
import { respondWithPage } from './respondWithPage';
import { respondWithPicture } from './respondWithPicture';
import type { RequestEvent } from './workerScope';

/**
 * Answers a request, or returns undefined to leave it to the browser. That is every request but those for
 * the site's own pages and files: above all, those to the database.
 */
export function respond(
  event: RequestEvent,
  { origin, precache }: { origin: string; precache: readonly PrecachedFile[] },
): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  const isOwn = address.origin === origin && request.method === 'GET';
  // A partial response would be cached as if it were the whole file.
  if (!isOwn || request.headers.has('Range')) return undefined;
  if (request.mode === 'navigate') return respondWithPage(event, precache);
  const [, folder = ''] = address.pathname.split('/');
  switch (folder) {
    case 'scripts':
    case 'fonts':
      return cacheFirst(request, event, { cacheName: PRECACHE_NAME });
    case 'pictures':
    case 'icons':
      return respondWithPicture(request, event);
    case 'data':
      return respondWithNewsFile(request, event, precache);
    default:
      return undefined;
  }
}
