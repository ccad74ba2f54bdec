import { savesData } from '../lib/savesData';

/**
 * Makes the browser keep the site for offline reading. `address` is the worker's, as the Trusted Types
 * policy passed it. If the browser cannot, may not or has no room, the site is read from the network as
 * before. Does nothing for a visitor who asked the browser to save data.
 */
export async function registerServiceWorker(address: string): Promise<void> {
  try {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (!serviceWorker || savesData()) return;
    const isFirstVisit = !serviceWorker.controller;
    await serviceWorker.register(address);
    if (!isFirstVisit) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage(shownHere());
  } catch {
    // Forbidden, broken or full.
  }
}

/** Returns the paths of the page and its pictures, which loaded before there was a worker to keep them. */
function shownHere(): string[] {
  const addresses = [location.href, ...Array.from(document.images, (image) => image.currentSrc)];
  return addresses
    .filter((address) => address.startsWith(`${location.origin}/`))
    .map((address) => new URL(address).pathname);
}
