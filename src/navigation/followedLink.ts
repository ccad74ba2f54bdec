import { hasModifier } from '../lib/hasModifier';

/**
 * Returns the link that a click follows; null if there is none, or if a key asks for another tab, another
 * window or a download. None of the site's own links does by itself.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href]');
}
