import { later } from '../navigation/later';
import { whenIdle } from '../lib/whenIdle';
import { whenNear } from '../lib/whenNear';

/*
 * The parts of the frame that wait. All are prerendered and work as they stand, menu included; script
 * only makes them better, and changes them on the way to the next page.
 */

/** The title and the descriptions of the page in the document's head. */
export const Head = later(whenIdle, async () => (await import('./PageHead')).PageHead);
/** The bar at the top, with the menu. */
export const Header = later(whenIdle, async () => (await import('./SiteHeader')).SiteHeader);
/** Everything below the page. */
export const Foot = later(whenNear('footer'), async () => (await import('./SiteFoot')).SiteFoot);
/** What tells a screen reader which page has been opened, and gives it the focus. */
export const Announcer = later(
  whenIdle,
  async () => (await import('./RouteAnnouncer')).RouteAnnouncer,
);

let isLoaded = false;

/** Loads all of them. Rejects when one cannot be had; the next call tries again. */
export async function preloadFrame(): Promise<void> {
  await Promise.all([Head, Header, Foot, Announcer].map((part) => part.preload()));
  isLoaded = true;
}

/** True when the frame of any page can be drawn at once. */
export const isFrameReady = () => isLoaded;
