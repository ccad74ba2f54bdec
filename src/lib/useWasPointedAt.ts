import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns true from the first time that the link or button around an element is hovered or focused. A
 * touch does not count: it is there and gone.
 */
export function useWasPointedAt(part: RefObject<Element | null>): boolean {
  const [wasPointedAt, setWasPointedAt] = useState(false);

  useEffect(() => {
    const owner = part.current?.closest<HTMLElement>('a, button');
    if (wasPointedAt || !owner) return undefined;
    const onFocus = () => setWasPointedAt(true);
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setWasPointedAt(true);
    };
    owner.addEventListener('pointerenter', onPointer);
    owner.addEventListener('focus', onFocus);
    return () => {
      owner.removeEventListener('pointerenter', onPointer);
      owner.removeEventListener('focus', onFocus);
    };
  }, [part, wasPointedAt]);

  return wasPointedAt;
}
