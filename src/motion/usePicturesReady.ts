import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How many of the `count` pictures within an element can be drawn without waiting. The first has the
 * connection to itself: it is 1 once that has been decoded, and `count` once all have, for which all
 * must be there from then on. A picture that cannot be had is not waited for: its words stand in its place.
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
