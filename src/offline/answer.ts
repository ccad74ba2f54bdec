import { PRECACHE_NAME } from './cacheNames';
import type { PrecachedFile } from './precache';
import { keptOrFetched } from './keptOrFetched';
import { answerNewsFile } from './answerNewsFile';
import { answerPage } from './answerPage';
import { answerPicture } from './answerPicture';
import type { RequestEvent } from './workerScope';

/**
 * How the worker answers a request; undefined leaves it to the browser. That is everything that is
 * not one of the site's own pages and files: the database above all.
 */
export function answer(
  event: RequestEvent,
  { origin, precache }: { origin: string; precache: readonly PrecachedFile[] },
): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  const isOwn = address.origin === origin && request.method === 'GET';
  // A part of a file would be kept as if it were the whole.
  if (!isOwn || request.headers.has('Range')) return undefined;
  if (request.mode === 'navigate') return answerPage(event, precache);
  const [, folder = ''] = address.pathname.split('/');
  switch (folder) {
    case 'scripts':
    case 'fonts':
      return keptOrFetched(request, event, { cacheName: PRECACHE_NAME });
    case 'pictures':
    case 'icons':
      return answerPicture(request, event);
    case 'data':
      return answerNewsFile(request, event, precache);
    default:
      return undefined;
  }
}
