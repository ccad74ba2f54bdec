import { styled } from 'styled-components';
import type { HomeContent, MeetingSchedule } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { useAnswerTime } from '../../meetings/meetingToday';
import { columns } from '../../theme/columns';
import { color, space } from '../../theme/read';
import { MeetingCalendar } from './MeetingCalendar';
import { MeetingToday } from './MeetingToday';
import type { SpokenTimes } from './MeetingToday';
import { SeasonTimes } from './SeasonTimes';

type MeetingsProps = HomeContent['meetings'] & {
  readonly schedule: MeetingSchedule;
  readonly spoken: SpokenTimes;
};

/** When we meet: today's meeting, a timetable of each part of the year, and everything as a calendar. */
export function Meetings(props: MeetingsProps) {
  const { place, title, text, seasons, today, calendar, schedule, spoken } = props;
  const now = useAnswerTime(schedule);
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
      {seasons.map((season, index) => (
        <SeasonTimes key={index} {...season} timeZone={schedule.timeZone} />
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
  break-after: avoid;
  gap: ${space('l')};
  ${columns}
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
