import { LIST_DATA_PATH, articleIdFromPath } from '../news/newsAddresses';
import { readPageDataText } from '../news/pageData';
import { isBuiltList, isSiteFile } from './isSiteFile';
import { cacheArticle, cacheList, cachedNews } from './newsCopies';
import { offlinePage } from './offlinePage';
import { PRECACHE_NAME, precachedPage } from './precache';
import type { PrecachedFile } from './precache';

/** An event that keeps the worker running until the work is done. */
export interface WorkEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  readonly request: Request;
  /** The response that the browser requested while it was starting the worker; only for pages. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

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
      return cacheFirst(request, event, PRECACHE_NAME);
    case 'pictures':
    case 'icons':
      return respondWithPicture(request, event);
    case 'data':
      return respondWithNewsFile(event, precache);
    default:
      return undefined;
  }
}

/** Answers a request to open a page by its address, with a page that can be read if there is any. */
async function respondWithPage(
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
  if (isUnknown(path, precache)) {
    const inSmall = path.replace(/^\/\w+/, (page) => page.toLowerCase());
    const known = isUnknown(inSmall, precache) ? '/' : inSmall;
    return Response.redirect(new URL(known, event.request.url));
  }
  return (await offlinePage(precache)) ?? Response.error();
}

/**
 * Returns true where the server has nothing either, and leads home, or to the page whose address it is in
 * capitals: every page but the articles and the desk is precached, and files have a dot in their names.
 */
const isUnknown = (path: string, precache: readonly PrecachedFile[]) =>
  !/^\/(news|desk)\/|^\/desk$|\./.test(path) && !precache.some(({ url }) => url === path);

async function askForPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  // Where other browsers reject, Firefox resolves with an error response.
  if (answer.type === 'error') throw new TypeError(`${request.url} cannot be reached.`);
  return answer;
}

/** Answers a request for a News file, with a network error if it cannot be fetched and is not cached. */
async function respondWithNewsFile(
  event: RequestEvent,
  precache: readonly PrecachedFile[],
): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const asked = fetch(event.request);
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

const NETWORK_TIMEOUT_MS = 3000;

/**
 * Returns the network's answer if it comes in time, so that nobody stays on an old version; otherwise the
 * cached copy; without a copy, the network's answer whenever it comes. Undefined when there is neither.
 */
async function networkFirst(
  asked: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const answered = asked.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS);
  });
  const inTime = await Promise.race([answered, patience]);
  clearTimeout(timer);
  if (inTime && inTime.status < 500) return inTime;
  // Storage may be forbidden.
  return (await findCopy().catch(() => undefined)) ?? answered;
}

const PICTURES_CACHE_NAME = 'pictures';

/** About 4 MB: at the size that a phone shows, a picture has 20 to 80 KB. */
const MAX_PICTURES = 80;

/** Answers a request for a picture; without a connection, with any cached size. Rejects if there is none. */
export async function respondWithPicture(request: Request, event: WorkEvent): Promise<Response> {
  try {
    return await cacheFirst(request, event, PICTURES_CACHE_NAME, MAX_PICTURES);
  } catch (error) {
    const other = await otherSize(request.url).catch(() => undefined);
    if (!other) throw error;
    return other;
  }
}

/** Finds any size: `hive-6404afbf-768.webp` and `hive-6404afbf-640-at78.avif` can replace each other. */
async function otherSize(url: string): Promise<Response | undefined> {
  const [name] = /.*-(?=\d+(-at\d+)?\.\w+$)/.exec(url) ?? [];
  const cache = await caches.open(PICTURES_CACHE_NAME);
  const other = (await cache.keys()).find((request) => name && request.url.startsWith(name));
  return other && cache.match(other);
}

/**
 * Returns the cached copy of a file whose address contains a hash of its content, or fetches the file and
 * caches it: at most `limit` files, if there is a limit. Rejects when there is no copy and the fetch
 * fails.
 */
async function cacheFirst(
  request: Request,
  event: WorkEvent,
  cacheName: string,
  limit?: number,
): Promise<Response> {
  // Storage may be forbidden or damaged: then everything comes from the network.
  const cache = await caches.open(cacheName).catch(() => undefined);
  const copy = await cache?.match(request, { ignoreVary: true }).catch(() => undefined);
  if (copy) return copy;
  const response = await fetch(request);
  if (cache && (await isSiteFile(new URL(request.url).pathname, response))) {
    event.waitUntil(cacheFile(cache, request, response.clone(), limit));
  }
  return response;
}

async function cacheFile(cache: Cache, request: Request, response: Response, limit?: number) {
  try {
    await cache.put(request, response);
    if (limit) await keepNewest(cache, limit);
  } catch {
    // Storage is full. If there is a limit, the oldest half makes room for the next file.
    if (limit) await keepNewest(cache, limit / 2);
  }
}

/** Deletes all but the `count` newest entries: a cache lists them in the order in which they came. */
async function keepNewest(cache: Cache, count: number): Promise<void> {
  const surplus = (await cache.keys()).slice(0, -count);
  await Promise.all(surplus.map((request) => cache.delete(request)));
}
