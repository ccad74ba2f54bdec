import { respond } from './respond';
import { NEWS_CACHE, PICTURES_CACHE } from './cacheNames';
import { fillPrecache, trimPrecache } from './precache';
import type { PrecachedFile } from './precache';
import { evictList } from './evictNews';
import { cachePaths } from './cachePaths';
import { dropExpired } from './trimCache';
import type { WorkerScope } from './workerScope';

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
  event.waitUntil(fillPrecache(PRECACHE).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload.enable(),
      trimPrecache(PRECACHE),
      evictList(),
      dropExpired(NEWS_CACHE),
      dropExpired(PICTURES_CACHE),
    ])
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
