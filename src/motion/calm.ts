import { media } from '../theme/media';
import { createPreference } from '../lib/createPreference';

/** The calm switch: `on` stills everything. The theme's motion phrases read its attribute. */
export const calm = createPreference('calm', ['on']);

/** Returns whether movement is unwelcome now, because of the system's setting or the calm switch. */
export function isCalm(): boolean {
  return calm.current() === 'on' || stillness().matches;
}

/** Calls the listener when that may have changed. Returns a function that unsubscribes it. */
export function onCalmChange(listener: () => void): () => void {
  const system = stillness();
  const stop = calm.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}

function stillness(): MediaQueryList {
  return matchMedia(media.still);
}
