import { useEffect } from 'react';
import type { RefObject } from 'react';
import { media } from '../theme/media';
import { useCalm } from './useCalm';

/** Half speed, at most one step every 16 ms: a frame of most screens. */
const FACTOR = 0.5;
const STEP = 16;

/**
 * Lets an element sink at half the speed of the scrolling, in browsers without scroll timelines; the
 * others do it by the theme's `parallax` phrase. Nothing moves in narrow windows or under calm.
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
