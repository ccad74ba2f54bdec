import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fireConfetti, raiseCannon } from '../../motion/confetti';
import type { ConfettiCannon } from '../../motion/confetti';
import { useIsOnScreen } from '../../motion/useIsOnScreen';
import { layer, size } from '../../theme/read';

interface ConfettiProps {
  readonly isFired: boolean;
}

/**
 * Confetti over the first viewport of the clock while it is fired; until then, it is prepared, and out of sight it
 * rests: to put its canvas away and up again costs a phone two frames of the scrolling. Decorative.
 */
export function Confetti({ isFired }: ConfettiProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isSeen = useIsOnScreen(sheet);
  const [cannon, setCannon] = useState<ConfettiCannon>();
  useEffect(() => raiseCannon(sheet.current!, setCannon), []);
  useEffect(
    () => (isFired && isSeen && cannon ? fireConfetti(cannon) : undefined),
    [isFired, isSeen, cannon],
  );
  return <Sheet ref={sheet} aria-hidden="true" />;
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
