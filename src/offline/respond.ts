import { LIST_DATA_PATH, articleIdFromPath, articlePath } from '../news/newsAddresses';
import { FILE_CACHE, isOurs } from './keptFiles';
import { keptNews, keptPage } from './keptPages';
import { offlinePage } from './offlinePage';

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

/** Keeps a page that the server has answered with. */
type Keep = (path: string, page: Response) => Promise<void>;

/**
 * Answers a request, or returns undefined to leave it to the browser. That is every request but those for
 * the site's own pages and files: above all, those to the database.
 */
export function respond(
  event: RequestEvent,
  { origin, keep }: { origin: string; keep: Keep },
): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  const isOwn = address.origin === origin && request.method === 'GET';
  // A partial response would be kept as if it were the whole file.
  if (!isOwn || request.headers.has('Range')) return undefined;
  if (request.mode === 'navigate') return respondWithPage(event, keep);
  const [, folder = ''] = address.pathname.split('/');
  switch (folder) {
    case 'scripts':
    case 'fonts':
      return cacheFirst(request, event, FILE_CACHE);
    case 'pictures':
    case 'icons':
      return respondWithPicture(request, event);
    case 'data':
      return respondWithNewsFile(request);
    default:
      return undefined;
  }
}

/** Answers a request to open a page by its address, with a page that can be read if there is any. */
async function respondWithPage(event: RequestEvent, keep: Keep): Promise<Response> {
  const path = new URL(event.request.url).pathname.replace(/(.)\/$/, '$1');
  const asked = askForPage(event);
  event.waitUntil(asked.then((page) => keep(path, page.clone())).catch(() => undefined));
  const answer = await networkFirst(asked, () => keptPage(path));
  return answer ?? (await offlinePage()) ?? Response.error();
}

async function askForPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  // Where other browsers reject, Firefox resolves with an error response.
  if (answer.type === 'error') throw new TypeError(`${request.url} cannot be reached.`);
  return answer;
}

/**
 * Answers a request for a News file. Without a connection, the kept News page has the list, and an article's page
 * has the article; without these, the answer is a network error.
 */
async function respondWithNewsFile(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const answer = await networkFirst(fetch(request), async () => {
    const news = path === LIST_DATA_PATH ? await keptNews('/news') : await keptArticle(path);
    const headers = { 'Content-Type': 'application/json' };
    return news && new Response(JSON.stringify(news), { headers });
  });
  return answer ?? Response.error();
}

async function keptArticle(path: string) {
  const id = articleIdFromPath(path);
  const news = id ? await keptNews(articlePath(id)) : undefined;
  return news?.article && { ...news.article, neighbors: news.neighbors };
}

const NETWORK_TIMEOUT_MS = 3000;

/**
 * Returns the network's answer if it comes in time, so that nobody stays on an old version; otherwise the
 * kept copy; without a copy, the network's answer whenever it comes. Undefined when there is neither.
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

const PICTURE_CACHE = 'pictures';

/** About 4 MB: at the size that a phone shows, a picture has 20 to 80 KB. */
const MAX_PICTURES = 80;

/** Answers a request for a picture; without a connection, with any kept size. Rejects if there is none. */
export async function respondWithPicture(request: Request, event: WorkEvent): Promise<Response> {
  try {
    return await cacheFirst(request, event, PICTURE_CACHE, MAX_PICTURES);
  } catch (error) {
    const other = await otherSize(request.url).catch(() => undefined);
    if (!other) throw error;
    return other;
  }
}

/** Finds any size: `hive-6404afbf-768.webp` and `hive-6404afbf-640-at78.avif` can replace each other. */
async function otherSize(url: string): Promise<Response | undefined> {
  const [name] = /.*-(?=\d+(-at\d+)?\.\w+$)/.exec(url) ?? [];
  const cache = await caches.open(PICTURE_CACHE);
  const other = (await cache.keys()).find((request) => name && request.url.startsWith(name));
  return other && cache.match(other);
}

/**
 * Returns the kept copy of a file whose address contains a hash of its content, or fetches the file and keeps
 * it: the newest `limit` files, if there is a limit. Rejects when there is no copy and the fetch fails.
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
  if (cache && isOurs(response)) {
    event.waitUntil(cacheFile(cache, request, response.clone(), limit).catch(() => undefined));
  }
  return response;
}

async function cacheFile(cache: Cache, request: Request, response: Response, limit?: number) {
  await cache.put(request, response);
  // A cache lists its entries in the order in which they came.
  const surplus = limit ? (await cache.keys()).slice(0, -limit) : [];
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
