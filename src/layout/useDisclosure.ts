import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** Undefined until the script knows. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const [path] = useLocation();

  const set = useCallback((isWanted: boolean) => {
    if (box.current) box.current.checked = isWanted;
    setIsOpen(isWanted);
  }, []);

  useEffect(() => {
    // It may have been opened before the script had loaded.
    setIsOpen(box.current?.checked ?? false);
    // The cleanup runs when the path changes.
    return () => set(false);
  }, [path, set]);

  // In a wide window the links are in line; in a narrow one again, the menu would still be open.
  useEffect(() => {
    const wide = matchMedia(media.aboveFull);
    const close = () => set(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [set]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const root = document.documentElement;
    root.toggleAttribute(MENU_OPEN, true);
    function onPress(event: PointerEvent) {
      if (!group.current?.contains(event.target as Node)) set(false);
    }
    // On the document, wherever the focus is: Safari does not focus a checkbox that is clicked.
    function onEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      set(false);
      box.current?.focus();
    }
    // Captured, as React stops a press on a part of the page whose code has not loaded yet.
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onEscape);
    return () => {
      root.toggleAttribute(MENU_OPEN, false);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen, set]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.repeat || event.target !== box.current) return;
    set(!isOpen);
  }

  function onBlur(event: FocusEvent) {
    const isLeaving = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
    if (isLeaving) set(false);
  }

  return {
    close: () => set(false),
    group: { ref: group, onKeyDown, onBlur },
    box: {
      ref: box,
      'aria-expanded': isOpen,
      onChange: () => setIsOpen(box.current?.checked ?? false),
    },
  };
}
