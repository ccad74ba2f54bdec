import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { Letters } from '../../components/Letters';
import { useIsHydrating } from '../../lib/useIsHydrating';
import { whenIdle } from '../../lib/whenIdle';
import { useCalm } from '../../motion/useCalm';
import { clipped } from '../../theme/clipped';
import { color, size, space, type } from '../../theme/read';
import { stencilFont } from '../../theme/stencil';
import { sideBySide } from '../../theme/windowForm';
import { clockAt } from './clockState';
import type { ClockSettings, ClockState } from './clockState';
import type { ConfettiProps } from './Confetti';
import { createTicker } from './createTicker';
import type { Tick } from './createTicker';
import { Dial } from './Dial';
import { Readouts } from './Readouts';

/** How many seconds before the celebration its font and its confetti are prepared. */
const NEAR_S = 10;

type CountdownProps = Omit<ClockContent, 'head'> & {
  readonly children?: ReactNode;
  /** What the celebration adds once its code has loaded. */
  readonly Confetti: ComponentType<ConfettiProps>;
};

/** The clock of the favorite time of day, as large as the window. */
export function Countdown({ title, text, children, Confetti, ...words }: CountdownProps) {
  const clock = useClock({ time: words.target.time, debugMode: words.debugMode });
  const isCalm = useCalm();
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = !isCalm && !isPaused;
  const isCelebrating = clock?.phase === 'celebrating';
  const isNear = isCelebrating || (clock !== undefined && clock.secondsLeft <= NEAR_S);
  const chant = words.celebration + words.answer;
  useEffect(() => {
    // A font that loads lays out the whole page: not while it starts, nor for the first confetti.
    if (isNear)
      void whenIdle()
        .then(() => document.fonts?.load(stencilFont, chant))
        .catch(() => undefined);
  }, [isNear, chant]);
  return (
    <Wall data-bleed data-surface="night">
      {children}
      <Face>
        <Title>
          <Letters text={title} pace="title" />
        </Title>
        <Dial
          {...words}
          clock={clock}
          isPaused={isCalm ? undefined : isPaused}
          onPause={setIsPaused}
        />
        <Notes>
          <Readouts {...words} times={clock} />
          <Custom>
            <InlineText text={text} />
          </Custom>
        </Notes>
      </Face>
      {isNear && isMoving && <Confetti isFired={isCelebrating} />}
    </Wall>
  );
}

/** Returns what the clock shows this second; undefined in prerendered pages, which do not know the time. */
function useClock(settings: ClockSettings): (Tick & ClockState) | undefined {
  const isHydrating = useIsHydrating();
  const [ticker] = useState(() =>
    createTicker(
      ({ now, openedAt }) => clockAt(now, openedAt, settings).target,
      isHydrating ? undefined : Date.now(),
    ),
  );
  const tick = useSyncExternalStore(ticker.subscribe, ticker.current, () => undefined);
  return tick && { ...tick, ...clockAt(tick.now, tick.openedAt, settings) };
}

const Wall = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: start;
  min-height: calc(100svh - ${size('header')});
  padding: ${space('xl')} ${space('gutter')};
  ${clipped}

  ${sideBySide} {
    padding-top: max(${space('xl')}, (100svh - ${size('header')} - ${size('dial')}) / 2);
  }
`;

/**
 * In wide windows the dial stands beside the words; in others, between them. A browser may draw the page
 * before all of it has arrived, so nothing here depends on the height of what follows.
 */
const Face = styled.div`
  display: grid;
  gap: ${space('xl')};
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;

  ${sideBySide} {
    grid-template: auto 1fr / 1fr 1fr;
    gap: ${space('xl')} ${space('xxl')};

    & > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
  }
`;

const Title = styled.h1`
  ${type('title')}
  font-size: clamp(2.75rem, 1.9rem + 3.6vw, 5rem);
`;

const Notes = styled.div`
  display: grid;
  gap: ${space('xl')};
  align-content: start;
`;

const Custom = styled.p`
  ${type('lede')}
  max-width: ${size('measure')};
  color: ${color('inkSoft')};
`;
