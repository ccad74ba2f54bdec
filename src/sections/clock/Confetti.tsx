import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../lib/afterPaint';
import { preloadCannon } from '../../motion/confettiCannon';
import { fireConfetti } from '../../motion/fireConfetti';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import { layer, size } from '../../theme/read';

export interface ConfettiProps {
  readonly isFired: boolean;
}

/** Confetti over the first viewport of the clock while it is fired; until then, it is prepared. Decorative. */
export function Confetti({ isFired }: ConfettiProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isShown = useIsOnScreen(sheet) && isFired;
  useEffect(preloadAfterPaint, []);
  useEffect(() => (isShown && sheet.current ? fireConfetti(sheet.current) : undefined), [isShown]);
  return <Sheet ref={sheet} aria-hidden="true" />;
}

/** Preloads the cannon, without delaying the first frame of the page. Returns a function that ends this. */
function preloadAfterPaint(): () => void {
  let isOver = false;
  let discard: (() => void) | undefined;
  void afterPaint().then(() => {
    if (!isOver) discard = preloadCannon();
  });
  return () => {
    isOver = true;
    discard?.();
  };
}

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('above')};
  width: 100%;
  height: min(100%, 100svh - ${size('header')});
  pointer-events: none;

  & > canvas {
    width: 100%;
    height: 100%;
  }
`;
