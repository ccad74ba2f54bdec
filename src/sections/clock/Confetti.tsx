import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { showConfetti } from '../../motion/confetti';
import { layer, size } from '../../theme/read';

/** Confetti over the first viewport of the clock, for as long as it is mounted. Decorative. */
export function Confetti() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (sheet.current ? showConfetti(sheet.current) : undefined), []);
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
