import { duration } from '../theme/motion';
import type { PlayWish } from './playWish';

/** The time from one picture to the next. */
export const ADVANCE_AFTER_MS = 4000;
/** How long a picture slides; the theme's phrases animate it. */
export const SLIDE_TIME_MS = Number.parseInt(duration.slide, 10);
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
  /** When a key last moved it, ms on the clock of events. */
  readonly keyAt: number;
  readonly wish: PlayWish | undefined;
  /** Whether it is stopped because the focus is on its controls. */
  readonly isHeld: boolean;
}

type SlideshowEvent =
  | { readonly type: 'advance' }
  | { readonly type: 'move'; readonly direction: Direction }
  | {
      readonly type: 'key';
      readonly direction: Direction;
      /** When it was pressed, ms on the clock of events. */
      readonly at: number;
      readonly isRepeat: boolean;
    }
  | { readonly type: 'arrive' }
  | ({ readonly type: 'wish' } & PlayWish)
  | { readonly type: 'hold' }
  | { readonly type: 'release' };

/** Returns a slideshow of `count` pictures at its start. */
export function initialSlideshow(count: number): Slideshow {
  return {
    count,
    current: 0,
    leaving: undefined,
    direction: 'next',
    moves: 0,
    isMovedByHand: false,
    keyAt: -Infinity,
    wish: undefined,
    isHeld: false,
  };
}

/** Returns the slideshow after an event; the same object if the event changes nothing. */
export function slideshowReducer(show: Slideshow, event: SlideshowEvent): Slideshow {
  switch (event.type) {
    case 'advance':
      return move(show, 'next', false);
    case 'move':
      return move(show, event.direction, true);
    case 'key': {
      if (event.isRepeat || event.at - show.keyAt < KEY_INTERVAL_MS) return show;
      const moved = move(show, event.direction, true);
      // Any move by a key restarts the timer, even while a control has the focus.
      return moved === show ? show : { ...moved, keyAt: event.at, isHeld: false };
    }
    case 'arrive':
      return show.leaving === undefined ? show : { ...show, leaving: undefined };
    case 'wish':
      // A visitor who presses Play has the focus on it, but still wants to see the pictures move.
      return { ...show, wish: event, isHeld: show.isHeld && !event.isPlaying };
    case 'hold':
      return show.isHeld ? show : { ...show, isHeld: true };
    case 'release':
      return show.isHeld ? { ...show, isHeld: false } : show;
  }
}

/** Moves by one picture, wrapping around at both ends. While a picture slides, nothing else moves. */
function move(show: Slideshow, direction: Direction, isMovedByHand: boolean): Slideshow {
  const { count, current, leaving, moves } = show;
  if (leaving !== undefined || count < 2) return show;
  const step = direction === 'next' ? 1 : count - 1;
  return {
    ...show,
    current: (current + step) % count,
    leaving: current,
    direction,
    moves: moves + 1,
    isMovedByHand,
  };
}
