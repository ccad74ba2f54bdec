/**
 * A service worker that takes itself and its copies away. The development server has it in the place
 * of the site's own (src/offline), which `npm start` may have left at the same address.
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
