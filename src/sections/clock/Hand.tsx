import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { color } from '../../theme/read';

interface HandProps {
  /** The duration of one turn. */
  readonly seconds: number;
  /** When this turn began, milliseconds since 1970. */
  readonly startedAt: number;
}

/** A bright point that runs around the ring on the compositor. Mounted only while movement is welcome. */
export function Hand({ seconds, startedAt }: HandProps) {
  const arm = useRef<HTMLSpanElement>(null);
  // Syncs the turn with the time, once: it would begin with the next frame, which a busy phone draws late.
  useLayoutEffect(() => {
    arm.current?.style.setProperty('animation-duration', `${seconds}s`);
    // getAnimations() forces a layout, so it waits for the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      for (const turn of arm.current?.getAnimations() ?? [])
        turn.startTime = performance.now() - (Date.now() - startedAt);
    });
    return () => cancelAnimationFrame(frame);
  }, [seconds, startedAt]);
  return <Arm ref={arm} />;
}

const Arm = styled.span`
  position: absolute;
  inset: 0;
  ${clockMotion.turn}

  &::before {
    content: '';
    position: absolute;
    top: 7.6%;
    left: 49.5%;
    width: 1%;
    height: 5.6%;
    border-radius: 50%;
    background-color: ${color('onNight')};
  }
`;
