import type { Article } from '../../src/news/article';
import { localDatabase } from '../../src/news/databaseSettings';
import type { NewsSnapshot } from '../../src/news/newsSources';
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
    delete: async (name: string) => stores.delete(name),
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
    return typeof answer === 'string' ? served(answer) : answer.clone();
  };
  Object.assign(globalThis, { caches, fetch });
  return { caches, network, asked, origin: ORIGIN };
}

/** Answers as the site's server does: with its policy. */
export function served(text: string, status = 200): Response {
  const headers = { 'Content-Security-Policy': "default-src 'none'; trusted-types robohornets" };
  return new Response(text, { status, headers });
}

/** Answers as a network does that blocks the site: with a page of its own, whatever was asked for. */
export const blockPage = () => new Response('<p>Blocked</p>');

/** A page with this News in it, as the build writes it. */
export function pageWith(news: NewsSnapshot): string {
  return serializePageData({ database: localDatabase, feedScript: '', news });
}

export const articleOf = (id: string, title = id): Article => ({
  id,
  title,
  publishedAt: undefined,
  content: '',
});

interface FakeRequest extends RequestInit {
  readonly isNavigation?: boolean;
  /** What came of the request that the browser sent while it was waking the worker. */
  readonly preloaded?: Response;
}

/** Starts the worker of a build of these pages and files in the browser of the test's world. */
export function startWorker(pages: readonly string[], files: readonly string[] = []) {
  type Listener = (event: object) => void;
  const listeners = new Map<string, Listener>();
  const self = {
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    registration: { navigationPreload: { enable: async () => undefined } },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  Object.assign(globalThis, { self, PAGES: pages, FILES: files });
  jest.isolateModules(() => void jest.requireActual('../../src/offline/siteWorker'));

  /** Sends the worker an event. Resolves with its answer once all its work is done. */
  async function send(type: string, parts: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)!({
      ...parts,
      waitUntil: (each: Promise<unknown>) => void work.push(each),
      respondWith: (each: Promise<Response>) => (answer = each),
    });
    const answered = await answer;
    for (const each of work) await each;
    return answered;
  }

  return {
    install: () => send('install'),
    activate: () => send('activate'),
    tell: (data: unknown) => send('message', { data }),
    /** Asks for a path of the site, or for another address. Undefined if the worker leaves it to the browser. */
    async ask(address: string, init: FakeRequest = {}) {
      const { isNavigation = false, preloaded, ...options } = init;
      const request = new Request(new URL(address, ORIGIN), options);
      // Only a browser can make one of this mode.
      if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' });
      const preloadResponse = Promise.resolve(preloaded);
      const response = await send('fetch', { request, preloadResponse });
      return response && { status: response.status, text: await response.text() };
    },
    open(path: string, preloaded?: Response) {
      return this.ask(path, { isNavigation: true, preloaded });
    },
  };
}
