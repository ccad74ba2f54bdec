import { useEffect } from 'react';
import type { RefObject } from 'react';
import { media } from '../theme/media';
import { useCalm } from './useCalm';

/** Half speed, and at most one step every 16 ms: a frame on most screens. */
const FACTOR = 0.5;
const STEP = 16;

/**
 * Moves an element down at half the scrolling speed, in browsers without scroll timelines; the others use
 * the theme's `parallax` phrase. Nothing moves in narrow windows or in calm mode.
 */
export function useParallax(element: RefObject<HTMLElement | null>): void {
  const calm = useCalm();

  useEffect(() => {
    if (calm || CSS.supports('animation-timeline: scroll()')) return undefined;
    const room = matchMedia(media.moving);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function move() {
      timer = undefined;
      const distance = room.matches ? scrollY * FACTOR : 0;
      element.current?.style.setProperty('transform', `translateY(${distance}px)`);
    }
    function follow() {
      timer ??= setTimeout(move, STEP);
    }

    const target = element.current;
    move();
    addEventListener('scroll', follow, { passive: true });
    room.addEventListener('change', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      room.removeEventListener('change', follow);
      target?.style.removeProperty('transform');
    };
  }, [calm, element]);
}
