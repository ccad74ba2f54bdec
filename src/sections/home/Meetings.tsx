import { styled } from 'styled-components';
import type { HomeContent, YearFacts } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { useNow } from '../../meetings/now';
import { columns } from '../../theme/columns';
import { color, space } from '../../theme/read';
import { MeetingCalendar } from './MeetingCalendar';
import { Now } from './Now';
import type { SpokenTimes } from './Now';
import { SeasonTimes } from './SeasonTimes';

type MeetingsProps = HomeContent['meetings'] & {
  readonly year: YearFacts;
  readonly spoken: SpokenTimes;
};

/** When we meet: what is on now, a timetable of each part of the year, and everything as a calendar. */
export function Meetings(props: MeetingsProps) {
  const { place, title, text, seasons, now: words, calendar, year, spoken } = props;
  const { schedule } = year;
  const now = useNow(year);
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
        <Now {...words} spoken={spoken} now={now} />
      </Opening>
      {seasons.map((season, index) => (
        <SeasonTimes key={index} {...season} timeZone={schedule.timeZone} />
      ))}
      <MeetingCalendar {...calendar} schedule={schedule} now={now?.moment} />
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
