import { styled } from 'styled-components';
import type { SeasonMeetings } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { LateLine } from '../../components/LateLine';
import { useIsOver } from '../../lib/useIsOver';
import { color, from, space, type } from '../../theme/read';

interface SeasonTimesProps extends SeasonMeetings {
  /** What is said once the season is over. */
  readonly over: string;
  readonly timeZone: string;
}

/** The weekly times of one part of the year; quieter once it is over. */
export function SeasonTimes(props: SeasonTimesProps) {
  const { name, period, times, place, overAfter, over, timeZone } = props;
  const isOver = useIsOver(overAfter, timeZone) === true;
  return (
    <Season data-is-over={isOver ? '' : undefined}>
      <Span>
        <Heading level={3}>{name}</Heading>
        <p>{period}</p>
        {overAfter && <LateLine text={over} isShown={isOver} />}
        <p>
          <InlineText text={place} />
        </p>
      </Span>
      <Times>
        {times.map(({ days, hours }, row) => (
          <Time key={row}>
            <dt>{days}</dt>
            <Hours>{hours}</Hours>
          </Time>
        ))}
      </Times>
    </Season>
  );
}

const Season = styled.div`
  break-inside: avoid;
  display: grid;
  gap: ${space('l')};
  padding-top: ${space('l')};
  border-top: 2px solid ${color('ink')};

  ${from('wide')} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space('xxl')};
  }
`;

const Span = styled.div`
  display: grid;
  gap: ${space('xs')};
  align-content: start;
  color: ${color('inkSoft')};

  & > h3 {
    color: ${color('ink')};
  }
`;

const Times = styled.dl`
  display: grid;
  gap: ${space('l')};
  align-content: start;
`;

const Time = styled.div`
  display: grid;
  gap: ${space('xxs')} ${space('l')};

  & + & {
    padding-top: ${space('l')};
    border-top: 1px solid ${color('line')};
  }

  ${from('full')} {
    grid-template-columns: 1fr auto;
    align-items: baseline;
  }
`;

const Hours = styled.dd`
  ${type('title')}
  color: ${color('accent')};

  [data-is-over] & {
    color: ${color('inkSoft')};
  }
`;
