import { articleIdIn } from '../news/newsAddresses';
import { precachedPage } from './precache';
import type { PrecachedFile } from './precache';
import { keepArticle, keptNews } from './keptNews';
import { newestOrKept } from './newestOrKept';
import { offlinePage } from './offlinePage';
import type { RequestEvent } from './workerScope';

/** A page that the visitor opens by its address: always one that can be read. */
export async function answerPage(
  event: RequestEvent,
  precache: readonly PrecachedFile[],
): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const path = pathname.replace(/(.)\/$/, '$1');
  const asked = askForPage(event);
  const id = articleIdIn(path);
  event.waitUntil(asked.then(() => (id ? keepArticle(id) : undefined)).catch(() => undefined));
  const answer = await newestOrKept(
    asked,
    async () => (await precachedPage(precache, path)) ?? keptNews(path),
  );
  return answer ?? (await offlinePage(precache)) ?? Response.error();
}

async function askForPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  // Where others reject, Firefox gives the failure as an answer.
  if (answer.type === 'error') throw new TypeError(`${request.url} cannot be reached.`);
  return answer;
}
