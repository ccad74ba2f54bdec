import { preloadFrame } from './layout/frameParts';
import { preloadFormats } from './lib/preloadFormats';
import { whenIdle } from './lib/whenIdle';
import { savesData } from './lib/savesData';
import { routes } from './routes';

/**
 * Loads what every page needs and then the code of each page in turn, while the browser is idle, so that
 * a click finds it ready: on a phone, loading the code takes longer than rendering the page. Stops at the
 * first failure, which a click will run into as well. Does nothing for a visitor who saves data.
 */
export async function preloadPages(): Promise<void> {
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
