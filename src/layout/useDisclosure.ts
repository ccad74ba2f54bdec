import { useCallback, useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { media } from '../theme/media';
import { MENU_OPEN } from '../theme/phrases';

/**
 * Adds behavior to a checkbox that opens what follows it. The box itself holds the state, because it works
 * before any script does. With this hook it also responds to Enter, and closes on Escape, on a press
 * outside, when the focus leaves and when another page opens. While it is open, the page is marked.
 */
export function useDisclosure() {
  const box = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLElement>(null);
  const [path] = useLocation();

  const set = useCallback((isOpen: boolean) => {
    document.documentElement.toggleAttribute(MENU_OPEN, isOpen);
    if (!box.current) return;
    box.current.checked = isOpen;
    box.current.setAttribute('aria-expanded', `${isOpen}`);
  }, []);
  const close = useCallback(() => set(false), [set]);

  useEffect(() => {
    // It may have been opened before the script had loaded.
    set(box.current?.checked ?? false);
    // The cleanup runs when the path changes.
    return close;
  }, [path, set, close]);

  useEffect(() => {
    // In a wide window the links are in line; in a narrow one again, the menu would still be open.
    const wide = matchMedia(media.aboveFull);
    function onPress(event: PointerEvent) {
      if (!group.current?.contains(event.target as Node)) close();
    }
    function onEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || !box.current?.checked) return;
      close();
      box.current.focus();
    }
    wide.addEventListener('change', close);
    // Captured, as React stops a press on a part of the page whose code has not loaded yet.
    document.addEventListener('pointerdown', onPress, true);
    // On the document, wherever the focus is: Safari does not focus a checkbox that is clicked.
    document.addEventListener('keydown', onEscape);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onEscape);
    };
  }, [close]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.repeat || event.target !== box.current) return;
    set(!box.current.checked);
  }

  function onBlur(event: FocusEvent) {
    const isLeaving = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
    if (isLeaving) close();
  }

  return {
    close,
    group: { ref: group, onKeyDown, onBlur },
    box: { ref: box, onChange: () => set(box.current?.checked ?? false) },
  };
}
