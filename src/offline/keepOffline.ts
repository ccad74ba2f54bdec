import { savesData } from '../lib/savesData';

/**
 * Has the browser keep the site for reading without a connection. `address` is that of the worker,
 * as the Trusted Types policy passed it. Where the browser cannot, may not or has no room, the site
 * is read from the network as before. A visitor who asked the browser to save data is left alone.
 */
export async function keepOffline(address: TrustedScriptURL | string): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || savesData()) return;
  const isFirstVisit = !serviceWorker.controller;
  try {
    // The types of the DOM know strings only.
    await serviceWorker.register(address as string);
    if (!isFirstVisit) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage(shownHere());
  } catch {
    // Forbidden, broken or full.
  }
}

/** The paths of the page and of its pictures, which came before there was a worker to keep them. */
function shownHere(): string[] {
  const addresses = [location.href, ...Array.from(document.images, (image) => image.currentSrc)];
  return addresses
    .filter((address) => address.startsWith(`${location.origin}/`))
    .map((address) => new URL(address).pathname);
}
