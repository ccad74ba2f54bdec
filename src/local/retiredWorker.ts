import type { WorkerScope } from '../offline/siteWorker';

declare const self: WorkerScope;

/*
 * A service worker that deletes its caches and unregisters itself. The development server serves it in
 * place of the site's own, which `npm start` may have left at the same address.
 */

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
