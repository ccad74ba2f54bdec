import { articleIdFromPath } from '../news/newsAddresses';
import { dropOldFiles, keepFile } from './keptFiles';
import { dropPage, keepPage, keptPage, keptPaths } from './keptPages';
import { dropOutdated } from './newsCopies';
import { OFFLINE_PATH } from './offlinePage';
import type { Wish } from './registerServiceWorker';
import { respond, respondWithPicture } from './respond';
import type { RequestEvent, WorkEvent } from './respond';

/**
 * What a worker uses of its global scope. TypeScript knows only that of a page: one program cannot have
 * both.
 */
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

declare const self: WorkerScope;

/** Written by the build (pipeline/writeServiceWorker.ts): the paths of every main page, script and font. */
declare const PAGES: readonly string[];
declare const FILES: readonly string[];

/*
 * The service worker, built into /sw.js. What a visitor has opened can be read again without a connection;
 * everything else from the second day on, or once the site is installed (registerServiceWorker.ts).
 *
 * A new worker takes over at once. No page depends on the worker that it was opened under: pages come
 * from the network first, and a script's name changes with its content. Waiting until the last tab is
 * closed would only keep an older copy in use.
 */

self.addEventListener('install', (event) => {
  event.waitUntil(renew().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload.enable(),
      dropOldFiles(FILES),
      // Those of earlier workers.
      caches.delete('precache'),
      caches.delete('news'),
    ])
      // Untidy is better than absent.
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const answered = respond(event, { origin: self.location.origin, keep });
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', (event) => {
  event.waitUntil(grant(event.data as Wish, event));
});

/** Keeps a page, and what it names, if it is one that this build has: not the desk, and no unknown address. */
async function keep(path: string, page: Response): Promise<void> {
  if (!PAGES.includes(path) && !articleIdFromPath(path)) return dropPage(path);
  await keepPage(path, page, FILES);
  await dropOutdated();
}

/** Fetches a page as the server has it now, and keeps it. */
async function fetchPage(path: string, cache: RequestCache = 'no-cache'): Promise<void> {
  await keep(path, await fetch(path, { cache, priority: 'low' }));
}

/** Fetches from the new build what the last worker kept, and the page that says what can be read offline. */
async function renew(): Promise<void> {
  await fetchPage(OFFLINE_PATH);
  const others = (await keptPaths()).filter((path) => path !== OFFLINE_PATH);
  // A page that cannot be had now stays as it was.
  for (const path of others) await fetchPage(path).catch(() => undefined);
}

/**
 * Keeps what a page asks for, one after the other: all at once would leave neither the network nor the processor
 * to the page.
 */
async function grant(wish: Wish, event: WorkEvent): Promise<void> {
  for (const path of wish.shown ?? []) {
    const granted = path.startsWith('/pictures/')
      ? respondWithPicture(new Request(new URL(path, self.location.origin)), event)
      : fetchPage(path, wish.cache);
    await granted.catch(() => undefined);
  }
  if (!wish.everything) return;
  for (const file of FILES) await keepFile(file);
  for (const path of PAGES) if (!(await keptPage(path))) await fetchPage(path);
}
