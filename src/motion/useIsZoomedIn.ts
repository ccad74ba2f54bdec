import { useSyncExternalStore } from 'react';

/** More than what rounding makes of no zoom at all. */
const ZOOMED = 1.01;

/** Returns true while the visitor has zoomed in with two fingers, so that the window shows a part of itself. */
export function useIsZoomedIn(): boolean {
  return useSyncExternalStore(subscribe, isZoomedIn, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > ZOOMED;
