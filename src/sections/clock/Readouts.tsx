import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/types/clock';
import { color, space, stacked, type, wrapped } from '../../theme/read';
import { sideBySide } from '../../theme/media';
import { lastWholeSecond, timeOfDay } from './clockState';
import type { Clock } from './clockState';
import { Digits } from './Digits';
import { useFrameLater, useWhileSeen } from './frames';

interface ReadoutsProps extends Pick<ClockContent, 'now' | 'target' | 'debugMode' | 'debugLine'> {
  readonly clock?: Clock;
}

/** The instruments beside the dial: the time, the target, and whether debug mode is on. */
export function Readouts({ clock: current, now, target, debugMode, debugLine }: ReadoutsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const clock = useWhileSeen(panel, current);
  const time = useFrameLater(clock ? timeOfDay(lastWholeSecond(clock.now, clock.target)) : NO_TIME);
  return (
    <Panel ref={panel}>
      <Instrument>
        <Label>{now}</Label>
        <LargeTime>
          <Digits text={time} />
        </LargeTime>
      </Instrument>
      <Instrument>
        <Label>{target.label}</Label>
        <Time>
          <Digits text={clock ? timeOfDay(clock.target) : target.time} />
        </Time>
      </Instrument>
      <Debug data-is-on={debugMode}>
        {debugLine.label}: <State>{debugMode ? debugLine.on : debugLine.off}</State>
      </Debug>
    </Panel>
  );
}

const NO_TIME = '––:––:––';

const Panel = styled.div`
  ${wrapped('m', 'xl')}
  align-items: end;
  justify-content: space-between;

  ${sideBySide} {
    max-width: 34rem;
  }
`;

const Instrument = styled.p`
  ${stacked('xs')}

  &:first-child {
    flex-basis: 100%;
    padding-bottom: ${space('m')};
    border-bottom: 1px solid ${color('line')};
  }
`;

const Label = styled.span`
  ${type('label')}
  color: ${color('inkSoft')};
`;

/** A leading 1 lines up with the start of its label. The leading digit changes a few times a day. */
const Time = styled.span`
  font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem);
  line-height: 1;

  & [data-character='1']:first-child {
    width: 0.37em;
    text-indent: -0.03em;
  }
`;

const LargeTime = styled(Time)`
  font-size: min(clamp(4.5rem, 3.4rem + 5vw, 8.5rem), 20vw);

  ${sideBySide} {
    font-size: min(9.6vw, 8rem);
  }
`;

const Debug = styled.p`
  ${type('label')}
  flex-basis: 100%;

  &::before {
    content: '';
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin-right: 0.45em;
    border: 2px solid ${color('edge')};
    border-radius: 50%;
  }

  &[data-is-on='true']::before {
    border-color: ${color('signal')};
    background-color: ${color('signal')};
  }
`;

const State = styled.strong`
  font-weight: inherit;
  color: ${color('accent')};
`;
