import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/types/clock';
import { PauseButton } from '../../components/IconButton';
import { clockMotion } from '../../theme/clockMotion';
import { color, layer, size, space, type } from '../../theme/read';
import { stencil } from '../../theme/type';
import { inForcedColors, sideBySide } from '../../theme/media';
import { litCells } from './clockState';
import type { Clock } from './clockState';
import { Digits } from './Digits';
import { useWhileSeen } from './frames';
import { Hand } from './Hand';
import { CELLS, Ring } from './Ring';

interface DialProps extends Pick<
  ClockContent,
  'secondsLeft' | 'celebration' | 'answer' | 'movement'
> {
  readonly clock?: Clock;
  /** Undefined where nothing moves by itself, so there is nothing to pause. */
  readonly isPaused?: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** The large circle: the seconds left in a ring that empties with them, or the question and its answer. */
export function Dial({ clock: current, isPaused, onPause, movement, ...words }: DialProps) {
  const place = useRef<HTMLDivElement>(null);
  const clock = useWhileSeen(place, current);
  const isCelebrating = clock?.phase === 'celebrating';
  const counting = clock?.phase === 'counting' ? clock : undefined;
  const isMoving = isPaused === false;
  const lit = counting ? litCells(counting, CELLS, isMoving) : 0;
  const figures = counting ? String(counting.secondsLeft).padStart(2, '0') : NO_NUMBER;
  return (
    <Place ref={place}>
      <Round>
        <Ring lit={isCelebrating ? CELLS : lit} isCelebrating={isCelebrating} />
        {counting && isMoving && (
          // It starts over with each turn, and after a gap or a jump of the time.
          <Hand key={`${counting.turn.startedAt}-${counting.steadySince}`} {...counting.turn} />
        )}
        {!isCelebrating && (
          <Reading role="timer">
            <Label>{words.secondsLeft.label}</Label>
            <Seconds $figures={figures.length}>
              <Digits text={figures} />
            </Seconds>
            <Label>{words.secondsLeft.unit}</Label>
          </Reading>
        )}
        {/* Announced once, when it appears. */}
        <Cheer role="status">
          {isCelebrating && (
            <Chant>
              {words.celebration} <Answer>{words.answer}</Answer>
            </Chant>
          )}
        </Cheer>
      </Round>
      {isPaused !== undefined && (
        <Corner>
          <PauseButton words={movement} isPaused={isPaused} onPress={() => onPause(!isPaused)} />
        </Corner>
      )}
    </Place>
  );
}

const NO_NUMBER = '––';

/** As large as fits with the title and the time in view; in wide windows, beside them. */
const Place = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, ${size('dial')}, max(17rem, 100svh - 27rem));

  ${sideBySide} {
    width: min(100%, ${size('dial')}, max(17rem, 100svh - ${size('header')} - 2 * ${space('xl')}));
  }
`;

/**
 * Its size does not depend on its content, so a passing second lays out nothing around it. Browsers do not
 * lay out a grid item on its own, so `Place` wraps it. Below a dial that is small beside the reader's large
 * text, there is room for the button, which would cover the words in its corner.
 */
const Round = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 1;
  margin-bottom: clamp(0px, 17rem - 100%, ${size('target')});
  container-type: size;
`;

const Reading = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5cqi;
`;

const Label = styled.span`
  ${type('label')}
  /* Within the ring, however large the reader's text is. */
  font-size: min(1.1875rem, 8cqi);
  color: ${color('inkSoft')};
`;

/** As high as its digits, however far apart the reader wants lines to be; they fill most of the dial's width. */
const Seconds = styled.span<{ $figures: number }>`
  height: 1em;
  font-size: 4rem;
  font-size: ${({ $figures }) => Math.min(46, 110 / $figures)}cqi;

  /* The backplate that forced colors put behind digits this large would hide the labels. */
  ${inForcedColors} {
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

const Cheer = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer('above')};
  display: grid;
  place-items: center;
  pointer-events: none;
`;

/** Its ground shows only where it is higher than the dial's disc, because its lines are far apart. */
const Chant = styled.div`
  ${stencil}
  width: 62cqi;
  border-radius: 0.85em;
  background-color: ${color('signal')};
  color: ${color('onSignal')};
  font-size: 2.4rem;
  font-size: 14.4cqi;
  line-height: 0.9;
  text-align: center;
  ${clockMotion.rise}
`;

const Answer = styled.span`
  display: block;
  font-size: 1.45em;
`;

const Corner = styled.div`
  position: absolute;
  inset: auto 0 0 auto;
`;
