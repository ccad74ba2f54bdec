import { useEffect } from 'react';
import type { RefObject } from 'react';
import { media } from '../theme/media';
import { followScroll } from './followScroll';
import { useCalm } from './useCalm';

/** How far the element moves down for each pixel that is scrolled, px. */
const FACTOR = 0.5;

/**
 * Moves an element down at half the scrolling speed, in browsers without scroll timelines; the others use
 * the theme's `parallax` phrase. Nothing moves in narrow windows or in calm mode.
 */
export function useParallax(element: RefObject<HTMLElement | null>): void {
  const isCalm = useCalm();

  useEffect(() => {
    if (isCalm || CSS.supports('animation-timeline: scroll()')) return undefined;
    const room = matchMedia(media.moving);

    function move() {
      const distance = room.matches ? scrollY * FACTOR : 0;
      element.current?.style.setProperty('transform', `translateY(${distance}px)`);
    }

    const target = element.current;
    const stop = followScroll(move, room, 'change');
    return () => {
      stop();
      target?.style.removeProperty('transform');
    };
  }, [isCalm, element]);
}
