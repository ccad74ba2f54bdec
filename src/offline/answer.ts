import { PRECACHE_NAME } from './cacheNames';
import type { PrecachedFile } from './precache';
import { keptOrFetched } from './keptOrFetched';
import { answerNewsFile } from './answerNewsFile';
import { answerPage } from './answerPage';
import { answerPicture } from './answerPicture';
import type { RequestEvent } from './workerScope';

/**
 * Answers a request, or returns undefined to leave it to the browser. That is every request but those for
 * the site's own pages and files: above all, those to the database.
 */
export function answer(
  event: RequestEvent,
  { origin, precache }: { origin: string; precache: readonly PrecachedFile[] },
): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  const isOwn = address.origin === origin && request.method === 'GET';
  // A partial response would be kept as if it were the whole file.
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
