import type { Direction } from './slideshow';

/** Elements that use the arrow keys themselves: text fields, selects, menus, and groups of choices. */
const OWN_ARROWS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  ...['menu', 'menubar', 'listbox', 'tablist', 'radiogroup', 'slider', 'textbox'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/**
 * Returns the direction in which a key press moves a slideshow that listens to the whole page; undefined
 * where the key press is not meant for it.
 */
export function arrowDirection(event: KeyboardEvent): Direction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return undefined;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'previous' : undefined;
}
