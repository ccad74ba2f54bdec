import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether the browser's translator has replaced the text of an element: whether it reads otherwise
 * than `text`. Without a text nothing is watched, and the answer is no.
 */
export function useIsTranslated(
  part: RefObject<Element | null>,
  text: string | undefined,
): boolean {
  const [isTranslated, setIsTranslated] = useState(false);

  // Before the browser paints: what the page itself writes is no translation.
  useLayoutEffect(() => {
    const element = part.current;
    if (!element || text === undefined) return undefined;
    const compare = () => setIsTranslated(element.textContent !== text);
    compare();
    const observer = new MutationObserver(compare);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [part, text]);

  return isTranslated;
}
