import { articleIdFromPath } from '../news/newsAddresses';
import { cacheArticle, evictList, renewArticles } from './newsCopies';
import { fillPrecache, trimPrecache } from './precache';
import type { PrecachedFile } from './precache';
import { respond, respondWithPicture } from './respond';
import type { RequestEvent, WorkEvent } from './respond';

/**
 * What a worker uses of its global scope. TypeScript knows only that of a page: one program cannot have
 * both.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

declare const self: WorkerScope;

/** Written by the build (pipeline/writeServiceWorker.ts). */
declare const PRECACHE: readonly PrecachedFile[];

/*
 * The service worker, built into /sw.js: the site stays readable without a connection.
 *
 * A new worker takes over at once. No page depends on the worker that it was opened under: pages come
 * from the network first, and a script's name changes with its content. Waiting until the last tab is
 * closed would only keep an older copy in use.
 */

self.addEventListener('install', (event) => {
  event.waitUntil(
    fillPrecache(PRECACHE)
      .then(renewArticles)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload.enable(), trimPrecache(PRECACHE), evictList()])
      // Untidy is better than absent.
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const answered = respond(event, { origin: self.location.origin, precache: PRECACHE });
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', (event) => {
  event.waitUntil(cachePaths(event.data, event));
});

/**
 * Caches articles and pictures that a page showed without a request to the worker: before there was one
 * (registerServiceWorker.ts), or straight from the list (newsCopies.ts). `sent` is the page's message:
 * paths of this site; anything else is ignored.
 */
async function cachePaths(sent: unknown, event: WorkEvent): Promise<void> {
  const paths = Array.isArray(sent) ? sent.filter((path) => typeof path === 'string') : [];
  await Promise.allSettled(
    paths.map(async (path) => {
      const id = articleIdFromPath(path);
      if (id) await cacheArticle(id);
      else if (path.startsWith('/pictures/')) await respondWithPicture(new Request(path), event);
    }),
  );
}
