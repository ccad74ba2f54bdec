import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/types/clock';
import { Honeycomb } from '../../components/Honeycomb';
import { Lede } from '../../components/InlineText';
import { LetteredTitle } from '../../components/LetteredTitle';
import { everySecond } from '../../lib/timers';
import { useIsHydrating } from '../../lib/hydration';
import { whenIdle } from '../../lib/waiting';
import { useCalm } from '../../motion/calm';
import { layered } from '../../theme/phrases';
import { size, space, stacked, type } from '../../theme/read';
import { stencilFont } from '../../theme/type';
import { inShortWindow, sideBySide } from '../../theme/media';
import { clockAt } from './clockState';
import type { Clock, ClockSettings } from './clockState';
import { Confetti } from './Confetti';
import { Dial } from './Dial';
import { Readouts } from './Readouts';
import { SendTime } from './SendTime';

/** How many seconds before the celebration its font and its confetti are prepared. */
const NEAR_S = 10;

/** The clock of the favorite time of day, as large as the window: the dial and, beside or below it, the readouts. */
export function Countdown({ head, title, text, send, ...words }: ClockContent) {
  const clock = useClock(words.target.time, words.debugMode);
  const isCalm = useCalm();
  const [isPaused, setIsPaused] = useState(false);
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
      <Plan>
        <Title text={title} />
        <Dial
          {...words}
          clock={clock}
          isPaused={isCalm ? undefined : isPaused}
          onPause={setIsPaused}
        />
        <Notes>
          <Readouts {...words} clock={clock} />
          <Custom text={text} />
          <SendTime clock={clock} time={words.target.time} title={head.title} words={send} />
        </Notes>
      </Plan>
      {isNear && !isCalm && !isPaused && <Confetti isFired={isCelebrating} />}
    </Wall>
  );
}

/**
 * Returns what the clock shows, anew whenever whole seconds are left to its target; undefined in prerendered
 * pages, which do not know the time.
 */
function useClock(time: string, debugMode: boolean): Clock | undefined {
  const isHydrating = useIsHydrating();
  const [clock, setClock] = useState(() =>
    isHydrating ? undefined : clockAfter(undefined, Date.now(), { time, debugMode }),
  );
  useEffect(() => {
    let latest: Clock | undefined;
    return everySecond(
      (now) => {
        latest = clockAfter(latest, now, { time, debugMode });
        setClock(latest);
      },
      { target: () => latest!.target },
    );
  }, [time, debugMode]);
  return clock;
}

/** After a longer interval, ticks were missed: the tab was hidden, or the machine slept. */
const GAP_MS = 1500;

function clockAfter(last: Clock | undefined, now: number, settings: ClockSettings): Clock {
  const isSteady = last !== undefined && now >= last.now && now - last.now < GAP_MS;
  const openedAt = last?.openedAt ?? now;
  const steadySince = isSteady ? last.steadySince : now;
  return { now, openedAt, steadySince, ...clockAt(now, openedAt, settings) };
}

const Wall = styled.section`
  ${layered}
  display: grid;
  align-items: start;
  min-height: calc(100svh - ${size('header')});
  padding: ${space('xl')} ${size('margin')};

  ${sideBySide} {
    padding-top: max(${space('xl')}, (100svh - ${size('header')} - ${size('dial')}) / 2);
  }

  /* The whole dial is in the window, with its button. */
  ${inShortWindow} {
    padding-top: ${space('s')};
  }
`;

/**
 * In wide windows the dial stands beside the words; in others, between them. A browser may draw the page
 * before all of it has arrived, so nothing here depends on the height of what follows.
 */
const Plan = styled.div`
  ${stacked('xl')}

  ${sideBySide} {
    grid-template: auto 1fr / 1fr 1fr;
    gap: ${space('xl')} ${space('xxl')};

    & > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
  }
`;

const Title = styled(LetteredTitle)`
  ${type('title')}
  font-size: clamp(2.75rem, 1.9rem + 3.6vw, 5rem);
`;

const Notes = styled.div`
  ${stacked('xl')}
  align-content: start;
`;

const Custom = styled(Lede)`
  max-width: ${size('measure')};
`;
