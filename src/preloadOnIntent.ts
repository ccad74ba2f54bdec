import { preloadFrame } from './layout/frameParts';
import { routeOf } from './routeOf';

/** A pointer that comes to rest on a link, a finger that touches it, the focus that reaches it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the code of a page as soon as a visitor is about to open it: a finger lifts some 100 ms
 * after it touched. A failure is left to the click, which knows what to do.
 */
export function preloadOnIntent(page: Document): void {
  for (const sign of SIGNS) page.addEventListener(sign, preloadTarget, { passive: true });
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const route = link && routeOf(link.pathname);
  if (!route || route.isReady()) return;
  Promise.all([route.preload(), preloadFrame()]).catch(() => undefined);
}
