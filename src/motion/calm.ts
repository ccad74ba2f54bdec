import { useState, useSyncExternalStore } from 'react';
import { createPreference } from '../lib/createPreference';
import { media } from '../theme/media';

/** The calm switch: `on` stills everything. The theme's motion phrases read its attribute. */
export const calm = createPreference('calm', ['on']);

/**
 * Returns whether movement is unwelcome, because of the system's setting or the calm switch. In prerendered
 * pages it is: nothing moves by script before the visitor's choice is known.
 */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => true);
}

/**
 * Returns whether something plays, and a function that toggles it. On its own, it plays only where movement is
 * welcome; a visitor's wish holds until that changes.
 */
export function usePlaying(): [isPlaying: boolean, toggle: () => void] {
  const isCalmNow = useCalm();
  const [wish, setWish] = useState<{ isPlaying: boolean; wasCalm: boolean }>();
  const isPlaying = wish?.wasCalm === isCalmNow ? wish.isPlaying : !isCalmNow;
  return [isPlaying, () => setWish({ isPlaying: !isPlaying, wasCalm: isCalmNow })];
}

const isCalm = () => calm.current() === 'on' || stillness().matches;

const stillness = () => matchMedia(media.still);

function subscribe(listener: () => void): () => void {
  const system = stillness();
  const stop = calm.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}
