/**
 * A service worker that unregisters itself and deletes its caches. The development server serves it in
 * place of the site's own (src/offline), which `npm start` may have left at the same address.
 */
export const retiredWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;
