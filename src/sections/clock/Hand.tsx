import { useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { clockMotion } from '../../theme/clockMotion';
import { filling } from '../../theme/phrases';
import { color } from '../../theme/read';
import { CELLS, places, ringCell } from './Ring';

interface HandProps {
  /** The duration of one turn: 60, and 10 in debug mode. */
  readonly seconds: number;
  /** When this turn began, milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * A bright point that runs around the ring, and the cells of each second, which go out one after the other
 * as it reaches them. The ring itself has put them out by then. All of it moves on the compositor, by itself.
 * Mounted only while movement is welcome.
 */
export function Hand({ seconds, startedAt }: HandProps) {
  const whole = useRef<HTMLDivElement>(null);
  // Syncs the turn with the time, once: it would begin with the next frame, which a busy phone draws late.
  useLayoutEffect(() => {
    whole.current?.style.setProperty('--seconds', `${seconds}`);
    // getAnimations() forces a layout, so it waits for the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      for (const animation of whole.current?.getAnimations({ subtree: true }) ?? [])
        animation.startTime = performance.now() - (Date.now() - startedAt);
    });
    return () => cancelAnimationFrame(frame);
  }, [seconds, startedAt]);
  return (
    <Whole ref={whole} aria-hidden="true">
      <Embers>
        {places.slice(0, CELLS / seconds).map((place) => (
          <span key={place} />
        ))}
      </Embers>
      <Arm />
    </Whole>
  );
}

const Whole = styled.div`
  ${filling}
  pointer-events: none;
`;

/** How many cells go out in one second of the shortest turn, that of debug mode. */
const MOST = 6;

/** The cells of one second. In a turn of a minute, there is only the first. */
const Embers = styled.div`
  ${filling}
  ${clockMotion.step}

  & > span {
    ${ringCell}
  }

  ${places.slice(0, MOST).map(
    (place) => css`
      & > :nth-child(${place + 1}) {
        --place: ${place};
        ${clockMotion.burn(place / MOST)}
      }
    `,
  )}
`;

const Arm = styled.div`
  ${filling}
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
