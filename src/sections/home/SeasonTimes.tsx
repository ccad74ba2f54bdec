import { styled } from 'styled-components';
import type { SeasonMeetings } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { useIsOver } from '../../meetings/useIsOver';
import { columns } from '../../theme/columns';
import { reservesRoom } from '../../theme/phrases';
import { color, from, space, type } from '../../theme/read';

interface SeasonTimesProps extends SeasonMeetings {
  readonly timeZone: string;
}

/** The weekly meeting times of one part of the year, toned down once it is over. */
export function SeasonTimes(props: SeasonTimesProps) {
  const { name, period, pastPeriod, times, place, overAfter, timeZone } = props;
  const isOver = useIsOver(overAfter, timeZone) === true;
  return (
    <TimetableRow data-is-over={isOver ? '' : undefined}>
      <div>
        <Heading level={3}>{name}</Heading>
        <Period data-longest={pastPeriod}>
          <span>{isOver ? pastPeriod : period}</span>
        </Period>
        <p>
          <InlineText text={place} />
        </p>
      </div>
      <Times>
        {times.map(({ days, hours }, row) => (
          <Time key={row}>
            <Days>{days}</Days>
            <Hours>{hours}</Hours>
          </Time>
        ))}
      </Times>
    </TimetableRow>
  );
}

/** A row of the meeting times: what it is about, and the rest beside it where there is room. */
export const TimetableRow = styled.div`
  break-inside: avoid;
  display: grid;
  gap: ${space('l')};
  padding-top: ${space('l')};
  border-top: 2px solid ${color('ink')};
  ${columns}

  ${from('full')} {
    align-items: baseline;
  }

  & > :first-child {
    display: grid;
    gap: ${space('xs')};
    align-content: start;
    color: ${color('inkSoft')};

    & > h3 {
      color: ${color('ink')};
    }
  }
`;

const Period = styled.p`
  ${reservesRoom}
`;

const Times = styled.dl`
  display: grid;
  gap: ${space('l')};
  align-content: start;
`;

/** The hours stand in a column of their own, or below the days where large text leaves both no room. */
const Time = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')} ${space('l')};
  align-items: baseline;

  & + & {
    padding-top: ${space('l')};
    border-top: 1px solid ${color('line')};
  }
`;

const Days = styled.dt`
  ${type('heading')}
  flex: 1 0 min(9em, 100%);
`;

const Hours = styled.dd`
  ${type('title')}
  flex: 0 1 18rem;
  font-size: clamp(1.875rem, 1.5rem + 1.4vw, 2.75rem);
  color: ${color('accent')};

  [data-is-over] & {
    color: ${color('inkSoft')};
  }
`;
