import { localDatabase } from '../../src/news/databaseSettings';
import { serializePageData } from '../../src/news/pageData';

const ORIGIN = 'https://site.example';
const urlOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

/** The caches of a browser, in memory, in the order in which entries were put in. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const full = new Set<string>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      match: async (asked: RequestInfo) => store.get(urlOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => {
        if (full.has(urlOf(asked).slice(ORIGIN.length))) throw new Error('QuotaExceededError');
        // A browser puts it at the end, even where it has one already.
        store.delete(urlOf(asked));
        store.set(urlOf(asked), answer);
      },
      delete: async (asked: RequestInfo) => store.delete(urlOf(asked)),
    };
  };
  return {
    open: async (name: string) => open(name),
    /** The paths for which there is no room left. */
    full,
    /** What a cache holds, by path. */
    paths: (name: string) =>
      [...(stores.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
  };
}

/**
 * Puts a browser's caches and a network into the test's world. `network` says what a path answers: a text is
 * a file of the site.
 */
export function fakeBrowser(
  network: Record<string, string | Response | Error | Promise<Response>> = {},
) {
  const asked: string[] = [];
  const caches = fakeCaches();
  const fetch = async (request: RequestInfo) => {
    const path = urlOf(request).slice(ORIGIN.length);
    asked.push(path);
    const answer = (await network[path]) ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string' ? served(path, answer) : answer.clone();
  };
  Object.assign(globalThis, { caches, fetch });
  return { caches, network, asked, origin: ORIGIN };
}

/** Answers as the site's server does: with the type of the file at a path. */
export function served(path: string, text: string): Response {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return new Response(text, { headers: { 'Content-Type': TYPES.get(ending) ?? HTML } });
}

const HTML = 'text/html; charset=utf-8';

const TYPES = new Map([
  ['js', 'application/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** Answers as a network does that blocks the site: with a page of its own, whatever was asked for. */
export const blockPage = () => served('', '<p>Blocked</p>');

/** An article's page and data, as the build writes them. */
export function articleFiles(id: string, title = id): Record<string, string> {
  const article = { id, title, publishedAt: undefined, content: '' };
  const page = serializePageData({ database: localDatabase, feedScript: '', news: { article } });
  return { [`/news/${id}`]: page, [`/data/news/${id}.json`]: JSON.stringify(article) };
}

/** A request to the worker, with what it keeps busy with after its answer. */
export function fakeEvent(path: string, init: FakeRequest = {}) {
  const { isNavigation = false, preloaded, ...options } = init;
  const request = new Request(new URL(path, ORIGIN), options);
  // Only a browser can make one of this mode.
  if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' });
  const work: Promise<unknown>[] = [];
  return {
    request,
    preloadResponse: Promise.resolve(preloaded),
    respondWith: () => undefined,
    waitUntil: (each: Promise<unknown>) => void work.push(each),
    settled: () => Promise.all(work),
  };
}

interface FakeRequest extends RequestInit {
  readonly isNavigation?: boolean;
  /** What came of the request that the browser sent while it was waking the worker. */
  readonly preloaded?: Response;
}
