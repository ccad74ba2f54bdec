import { savesData } from '../lib/savesData';

/** What a page asks the worker to keep. */
export interface Wish {
  /** The paths of pages and pictures that a visitor has seen. */
  readonly shown?: readonly string[];
  /** Where pages come from: `force-cache` for one that the browser has just loaded. */
  readonly cache?: RequestCache;
  /** All main pages, scripts and fonts. */
  readonly everything?: boolean;
}

/** Where the browser stores the day of the first visit. */
const FIRST_DAY_KEY = 'first-day';

/**
 * Makes the browser keep for offline reading what is opened from now on; everything, if the visitor comes
 * on a second day or has installed the site. `address` is the worker's, as the Trusted Types policy passed
 * it. If the browser cannot, may not or has no room, the site is read from the network as before. Does
 * nothing for a visitor who asked the browser to save data.
 */
export async function registerServiceWorker(address: string): Promise<void> {
  try {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (!serviceWorker || savesData()) return;
    const isFirstVisit = !serviceWorker.controller;
    await serviceWorker.register(address);
    const ask = async (wish: Wish) => (await serviceWorker.ready).active?.postMessage(wish);
    addEventListener('appinstalled', () => void ask({ everything: true }));
    // Opening a page by a click asks the server for no HTML. The router announces it (wouter).
    addEventListener('pushState', () => void ask({ shown: [location.pathname] }));
    if (isFirstVisit) await ask({ shown: shownHere(), cache: 'force-cache' });
    if (isRegular()) await ask({ everything: true });
  } catch {
    // Forbidden, broken or full.
  }
}

/** Returns whether the visitor has been here on an earlier day, or has installed the site. */
function isRegular(): boolean {
  const today = new Date().toDateString();
  const firstDay = localStorage.getItem(FIRST_DAY_KEY) ?? today;
  localStorage.setItem(FIRST_DAY_KEY, firstDay);
  return firstDay !== today || matchMedia('(display-mode: standalone)').matches;
}

/** Returns the paths of the page and its pictures, which loaded before there was a worker to keep them. */
function shownHere(): string[] {
  const addresses = [location.href, ...Array.from(document.images, (image) => image.currentSrc)];
  return addresses
    .filter((address) => address.startsWith(`${location.origin}/`))
    .map((address) => new URL(address).pathname);
}
