import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { HomeRestContent, MeetingSchedule } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { spanOfAnswer } from '../../meetings/meetingToday';
import { useLatestTurn } from '../../lib/useLatestTurn';
import { color, from, space, type } from '../../theme/read';
import { MeetingCalendar } from './MeetingCalendar';
import { MeetingToday } from './MeetingToday';
import type { SpokenTimes } from './MeetingToday';

type MeetingsProps = HomeRestContent['meetings'] & {
  readonly schedule: MeetingSchedule;
  readonly spoken: SpokenTimes;
};

/** When we meet: today, the weekly times of each part of the year as on a timetable, and all of it for a calendar. */
export function Meetings(props: MeetingsProps) {
  const { place, title, text, seasons, today, calendar, schedule, spoken } = props;
  const now = useLatestTurn(useCallback((moment) => spanOfAnswer(schedule, moment), [schedule]));
  return (
    <Timetable>
      <Opening>
        <Top>
          <Heading level={2} id={place}>
            {title}
          </Heading>
          <p>
            <InlineText text={text} />
          </p>
        </Top>
        <MeetingToday {...today} schedule={schedule} spoken={spoken} now={now} />
      </Opening>
      {seasons.map(({ name, period, times, place: where }) => (
        <Season key={name}>
          <Span>
            <Heading level={3}>{name}</Heading>
            <p>{period}</p>
            {where && (
              <p>
                <InlineText text={where} />
              </p>
            )}
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
      ))}
      <MeetingCalendar {...calendar} schedule={schedule} now={now} />
    </Timetable>
  );
}

const Timetable = styled.section`
  display: grid;
  gap: ${space('xl')};
`;

const Opening = styled.div`
  display: grid;
  gap: ${space('l')};

  ${from('wide')} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space('xxl')};
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space('s')};
  align-content: start;
  color: ${color('inkSoft')};

  & > h2 {
    color: ${color('ink')};
  }
`;

const Season = styled.div`
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
`;
