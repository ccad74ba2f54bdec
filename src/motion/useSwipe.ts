import { useRef, useSyncExternalStore } from 'react';
import type { PointerEvent } from 'react';
import type { Direction } from './useSlideshow';

/** A finger that moves less than this is a tap that slipped, px. */
const LEAST = 40;

/**
 * Returns handlers for an element that is swiped sideways with fingers and pens. The element needs
 * `touch-action: pan-y pinch-zoom`, so that the browser handles those two and leaves the rest to us; but
 * not while it has `data-is-zoomed`, because one finger then moves the part that is seen.
 */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  const isZoomedIn = useIsZoomedIn();

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    const isSwipe = isPrimary && pointerType !== 'mouse' && !isZoomedIn;
    start.current = isSwipe ? { id: pointerId, x: clientX, y: clientY } : undefined;
  }

  function onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
    const from = start.current;
    start.current = undefined;
    if (from?.id !== pointerId) return;
    const [right, down] = [clientX - from.x, clientY - from.y];
    if (Math.abs(right) < LEAST || Math.abs(right) < Math.abs(down)) return;
    onSwipe(right < 0 ? 'next' : 'previous');
  }

  const onPointerCancel = () => void (start.current = undefined);

  return {
    onPointerDown,
    onPointerUp,
    onPointerCancel,
    'data-is-zoomed': isZoomedIn || undefined,
  };
}

/** More than what rounding makes of no zoom at all. */
const ZOOMED = 1.01;

/** Returns whether the visitor has zoomed in: one finger then moves the part of the page that is seen. */
export function useIsZoomedIn(): boolean {
  return useSyncExternalStore(subscribe, isZoomedIn, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > ZOOMED;
