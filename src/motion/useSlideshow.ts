import { useEffect, useReducer, useState } from 'react';
import type { RefObject } from 'react';
import { hasModifier } from '../lib/addresses';
import { useIsHydrating } from '../lib/hydration';
import { duration } from '../theme/motion';
import { useCalm, usePlaying } from './calm';

/** The time from the beginning of one slide to the beginning of the next. */
const ADVANCE_AFTER_MS = 4000;
/** How long a picture slides; the theme's phrases animate it. */
const SLIDE_TIME_MS = Number.parseInt(duration.slide, 10);
/** The arrow keys move the slideshow at most once in this time. */
const KEY_INTERVAL_MS = 500;

export type Direction = 'next' | 'previous';

export interface Slideshow {
  readonly count: number;
  /** The picture that is shown, or is sliding in. */
  readonly current: number;
  /** The picture that is sliding out; undefined while nothing moves. */
  readonly leaving: number | undefined;
  readonly direction: Direction;
  readonly moves: number;
  readonly isMovedByHand: boolean;
  /** When it last moved, and when a key last moved it, ms on the clock of events. */
  readonly movedAt: number;
  readonly keyAt: number;
  /** Whether it is stopped because the focus is on its controls. */
  readonly isHeld: boolean;
}

/**
 * Runs a slideshow of `count` pictures, moved by a timer and by the arrow keys wherever the focus is. The
 * timer runs only while `isReady`: the pictures are there and can be seen.
 */
export function useSlideshow(count: number, isReady: boolean) {
  const [show, dispatch] = useReducer(slideshowReducer, { ...START, count });
  const isCalm = useCalm();
  const [isPlaying, togglePlaying] = usePlaying();
  const isRunning = isReady && isPlaying && !show.isHeld && count > 1;
  const isMoving = show.leaving !== undefined;
  const [wasPrerendered] = useState(useIsHydrating());

  // Every move, whoever made it, restarts the timer.
  useEffect(() => {
    if (!isRunning) return undefined;
    const advance = () =>
      dispatch({ type: 'move', by: 'timer', direction: 'next', at: performance.now() });
    const timer = setTimeout(advance, ADVANCE_AFTER_MS);
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
      if (direction) dispatch({ type: 'move', by: 'key', direction, at: event.timeStamp });
    }
    if (wasPrerendered && window.earlyArrow) press(window.earlyArrow);
    // Captured, because React stops keys pressed in a part that is not hydrated yet.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [wasPrerendered]);

  return {
    show,
    isPlaying,
    move: (direction: Direction) =>
      dispatch({ type: 'move', by: 'hand', direction, at: performance.now() }),
    toggle() {
      // A visitor who presses Play has the focus on it, but still wants to see the pictures move.
      if (!isPlaying) dispatch({ type: 'release' });
      togglePlaying();
    },
    hold: () => dispatch({ type: 'hold' }),
    release: () => dispatch({ type: 'release' }),
  };
}

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

const START: Omit<Slideshow, 'count'> = {
  current: 0,
  leaving: undefined,
  direction: 'next',
  moves: 0,
  isMovedByHand: false,
  movedAt: -Infinity,
  keyAt: -Infinity,
  isHeld: false,
};

interface Move {
  readonly type: 'move';
  readonly by: 'timer' | 'hand' | 'key';
  readonly direction: Direction;
  /** When it happened, ms on the clock of events. */
  readonly at: number;
}

type SlideshowEvent = Move | { readonly type: 'arrive' | 'hold' | 'release' };

function slideshowReducer(show: Slideshow, event: SlideshowEvent): Slideshow {
  switch (event.type) {
    case 'move':
      return move(show, event);
    case 'arrive':
      return { ...show, leaving: undefined };
    case 'hold':
      return { ...show, isHeld: true };
    case 'release':
      return { ...show, isHeld: false };
  }
}

/**
 * Moves by one picture, wrapping around at both ends. While a picture slides, nothing else moves; on a busy
 * device, the end of its slide may be reported late.
 */
function move(show: Slideshow, { by, direction, at }: Move): Slideshow {
  const { count, current, leaving, moves } = show;
  const isSliding = leaving !== undefined && at - show.movedAt < SLIDE_TIME_MS;
  const isTooSoon = by === 'key' && at - show.keyAt < KEY_INTERVAL_MS;
  if (isSliding || isTooSoon || count < 2) return show;
  const step = direction === 'next' ? 1 : count - 1;
  return {
    ...show,
    current: (current + step) % count,
    leaving: current,
    direction,
    moves: moves + 1,
    isMovedByHand: by !== 'timer',
    movedAt: at,
    // A move by a key restarts the timer even while a control has the focus.
    ...(by === 'key' && { keyAt: at, isHeld: false }),
  };
}

/** What the arrow keys serve by themselves: all fields but the menu's checkbox. */
const OWN_ARROWS = 'input:not([type="checkbox"]), textarea, select';

function arrowDirection(event: KeyboardEvent): Direction | undefined {
  if (hasModifier(event) || event.isComposing || event.repeat) return undefined;
  if (event.target instanceof Element && usesArrows(event.target)) return undefined;
  if (event.key === 'ArrowRight') return 'next';
  return event.key === 'ArrowLeft' ? 'previous' : undefined;
}

/** Returns whether an element uses the arrow keys itself, or lies in the open menu of the site. */
function usesArrows(element: Element): boolean {
  return Boolean(element.closest(OWN_ARROWS) ?? element.closest('nav')?.querySelector(':checked'));
}
