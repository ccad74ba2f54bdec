import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns how many of the `count` pictures within an element can be painted without waiting. The first
 * has the connection to itself: the result is 1 once that one has been decoded, and `count` once all
 * have, so all must be in the element from then on. A picture that cannot be loaded is not waited for:
 * its alternative text stands in its place.
 */
export function usePicturesReady(within: RefObject<Element | null>, count: number): number {
  const [ready, setReady] = useState(0);

  useEffect(() => {
    if (ready === count) return undefined;
    let isWanted = true;
    const pictures = Array.from(within.current?.querySelectorAll('img') ?? []);
    const awaited = ready === 0 ? pictures.slice(0, 1) : pictures;
    void Promise.allSettled(awaited.map((picture) => picture.decode())).then(
      () => isWanted && setReady(ready === 0 ? 1 : count),
    );
    return () => void (isWanted = false);
  }, [within, count, ready]);

  return ready;
}
