import { useEffect } from 'react';
import { desk } from '../../content/desk';

let hasUnsavedWords = false;

/** Goes on, after asking if there are words that only this page has. */
export function askBeforeLeaving<Arguments extends unknown[]>(
  leave: (...where: Arguments) => void,
  ...where: Arguments
): void {
  if (hasUnsavedWords && !window.confirm(desk.write.unsaved)) return;
  leave(...where);
}

/** Returns whether there are words that only this page has. */
export const hasUnsaved = () => hasUnsavedWords;

/** Says whether there are such words; then the browser asks, too, before it closes the page. */
export function useUnsavedWords(hasSome: boolean): void {
  useEffect(() => {
    hasUnsavedWords = hasSome;
    if (!hasSome) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      hasUnsavedWords = false;
      removeEventListener('beforeunload', ask);
    };
  }, [hasSome]);
}
