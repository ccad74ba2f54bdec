import { preloadFrame } from './layout/frameParts';
import { preloadFormats } from './lib/preloadFormats';
import { whenIdle } from './lib/whenIdle';
import { savesData } from './lib/savesData';
import { routes } from './routes';

/**
 * Loads what every page needs and then the code of each, one after the other, whenever the browser has
 * nothing better to do, so that a click finds it ready: to load it takes a phone longer than to draw the
 * page. Ends at the first that cannot be had, which the click will find out too. A visitor who saves data
 * is left alone.
 */
export async function preloadAhead(): Promise<void> {
  if (savesData()) return;
  try {
    await whenIdle();
    await preloadFrame();
    await preloadFormats();
    for (const route of routes) {
      await whenIdle();
      if (!route.isReady()) await route.preload();
    }
  } catch {
    // The connection is gone, or a deploy has replaced the code.
  }
}
