import { lazyHydrate } from '../navigation/lazyHydrate';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';

/*
 * The parts of the frame that hydrate late. All are prerendered and work as they are, including the menu;
 * the script only improves them, and updates them when the next page opens.
 */

/** Loads the code of PageHead, for another late part that contains it. */
export const loadPageHead = async () => (await import('./PageHead')).PageHead;
/** The title and the descriptions of the page in the document's head. */
export const PageHead = lazyHydrate(whenIdle, loadPageHead);
/** The bar at the top, with the menu. */
export const SiteHeader = lazyHydrate(
  whenIdle,
  async () => (await import('./SiteHeader')).SiteHeader,
);
/** Everything below the page. */
export const SiteFooter = lazyHydrate(
  whenNear('footer'),
  async () => (await import('./SiteFooter')).SiteFooter,
);
/** What tells screen readers which page has been opened, and moves the focus there. */
export const RouteAnnouncer = lazyHydrate(
  whenIdle,
  async () => (await import('./RouteAnnouncer')).RouteAnnouncer,
);

let isLoaded = false;

/** Loads all of them. Rejects when one fails to load; the next call tries again. */
export async function preloadFrame(): Promise<void> {
  await Promise.all(
    [PageHead, SiteHeader, SiteFooter, RouteAnnouncer].map((part) => part.preload()),
  );
  isLoaded = true;
}

/** Returns true when the frame of any page can be rendered at once. */
export const isFrameReady = () => isLoaded;
