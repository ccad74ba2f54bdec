import { useSyncExternalStore } from 'react';
import { media } from '../theme/media';

const query = () => matchMedia(media.full);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Returns whether the preview has room beside the text. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
