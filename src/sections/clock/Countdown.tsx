import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/contentTypes';
import { useIsHydrating } from '../../lib/hydration';
import { whenIdle } from '../../lib/waiting';
import { Honeycomb } from '../../components/Honeycomb';
import { useCalm } from '../../motion/useCalm';
import { clipped } from '../../theme/phrases';
import { size, space } from '../../theme/read';
import { stencilFont } from '../../theme/type';
import { sideBySide } from '../../theme/media';
import { clockAt } from './clockState';
import type { ClockSettings, ClockState } from './clockState';
import { Confetti } from './Confetti';
import { createTicker } from './createTicker';
import type { Tick } from './createTicker';
import { Face } from './Face';

/** How many seconds before the celebration its font and its confetti are prepared. */
const NEAR_S = 10;

type CountdownProps = Omit<ClockContent, 'head'>;

/** The clock of the favorite time of day, as large as the window. */
export function Countdown(words: CountdownProps) {
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
      <Honeycomb from="left" lit="aside" />
      <Face
        {...words}
        clock={clock}
        isPaused={isCalm ? undefined : isPaused}
        onPause={setIsPaused}
      />
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
