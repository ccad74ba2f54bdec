import { useState } from 'react';
import type { RefObject } from 'react';
import { useCalm } from './calm';
import { useIsOnScreen } from './useIsOnScreen';

export interface Autoplay {
  /** In sight, welcome and not paused. */
  readonly isMoving: boolean;
  /** By the visitor. */
  readonly isPaused: boolean;
  /** Whether there is anything to pause. Until the browser has been asked, there is not. */
  readonly isWelcome: boolean;
  readonly toggle: () => void;
}

/** Says when a part of the page that moves by itself may do so, and lets the visitor pause it. */
export function useAutoplay(part: RefObject<Element | null>): Autoplay {
  const [isPaused, setIsPaused] = useState(false);
  const isWelcome = !useCalm();
  const isInSight = useIsOnScreen(part);
  return {
    isMoving: isWelcome && isInSight && !isPaused,
    isPaused,
    isWelcome,
    toggle: () => setIsPaused(!isPaused),
  };
}
