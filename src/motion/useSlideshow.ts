import { useEffect, useReducer } from 'react';
import { hasModifier } from '../lib/addresses';
import { playsUnder } from './playWish';
import { ADVANCE_AFTER_MS, SLIDE_TIME_MS, initialSlideshow, slideshowReducer } from './slideshow';
import type { Direction } from './slideshow';
import { useCalm } from './useCalm';

/**
 * Runs a slideshow of `count` pictures, moved by a timer and by the arrow keys wherever the focus is. The
 * timer runs only while `isReady`: the pictures are there and can be seen.
 */
export function useSlideshow(count: number, isReady: boolean) {
  const [show, dispatch] = useReducer(slideshowReducer, count, initialSlideshow);
  const isCalm = useCalm();
  const isPlaying = playsUnder(show.wish, isCalm);
  const isRunning = isReady && isPlaying && !show.isHeld && count > 1;
  const isMoving = show.leaving !== undefined;

  // Every move, whoever made it, restarts the timer.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'advance' }), ADVANCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRunning, show.moves]);

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'arrive' }), isCalm ? 0 : SLIDE_TIME_MS);
    return () => clearTimeout(timer);
  }, [isMoving, isCalm, show.moves]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const direction = arrowDirection(event);
      if (!direction) return;
      dispatch({ type: 'key', direction, at: performance.now(), isRepeat: event.repeat });
    }
    // Captured, because React stops keys pressed in a part that is not hydrated yet.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);

  return {
    show,
    isPlaying,
    move: (direction: Direction) => dispatch({ type: 'move', direction }),
    toggle: () => dispatch({ type: 'wish', isPlaying: !isPlaying, isCalm }),
    hold: () => dispatch({ type: 'hold' }),
    release: () => dispatch({ type: 'release' }),
  };
}

const OWN_ARROWS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  ...['menu', 'menubar', 'listbox', 'tablist', 'radiogroup', 'slider', 'textbox'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

function arrowDirection(event: KeyboardEvent): Direction | undefined {
  if (hasModifier(event) || event.isComposing) return undefined;
  if (event.target instanceof Element && usesArrows(event.target)) return undefined;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'previous' : undefined;
}

/** Returns whether an element uses the arrow keys itself, or lies in the open menu of the site. */
function usesArrows(element: Element): boolean {
  return Boolean(element.closest(OWN_ARROWS) ?? element.closest('nav')?.querySelector(':checked'));
}
