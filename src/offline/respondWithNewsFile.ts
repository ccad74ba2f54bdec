import { LIST_DATA_PATH, articleIdFromPath } from '../news/newsAddresses';
import { readPageDataText } from '../news/pageData';
import type { PrecachedFile } from './precache';
import { precachedPage } from './precache';
import { cacheArticle, cacheList, cachedNews } from './cachedNews';
import { isBuiltList } from './builtNews';
import { networkFirst } from './networkFirst';
import type { WorkEvent } from './workerScope';

/** Answers a request for a News file, with a network error if it cannot be fetched and is not cached. */
export async function respondWithNewsFile(
  request: Request,
  event: WorkEvent,
  precache: readonly PrecachedFile[],
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const asked = fetch(request);
  event.waitUntil(asked.then((answer) => cacheNewsFile(path, answer)).catch(() => undefined));
  const answer = await networkFirst(asked, async () => {
    return (await cachedNews(path)) ?? (path === LIST_DATA_PATH ? listInPage(precache) : undefined);
  });
  return answer ?? Response.error();
}

async function cacheNewsFile(path: string, answer: Response): Promise<void> {
  if (path === LIST_DATA_PATH) return cacheList(answer.clone());
  const id = articleIdFromPath(path);
  return id ? cacheArticle(id) : undefined;
}

/** Returns the newest articles, as the precached News page holds them for its own script. */
async function listInPage(precache: readonly PrecachedFile[]): Promise<Response | undefined> {
  const page = await (await precachedPage(precache, '/news'))?.text();
  const news: unknown = page && readPageDataText(page)?.news;
  return isBuiltList(news)
    ? new Response(JSON.stringify(news), { headers: { 'Content-Type': 'application/json' } })
    : undefined;
}
