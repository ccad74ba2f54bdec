import { styled } from 'styled-components';
import type { HomeContent, TodayContent } from '../../../content/types/home';
import type { YearFacts } from '../../../content/types/schedule';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { useNow } from '../../meetings/now';
import type { Now } from '../../meetings/now';
import { saysToday } from '../../meetings/ourYear';
import { notice } from '../../theme/phrases';
import { color, from, space, stacked, type } from '../../theme/read';
import { MeetingCalendar } from './MeetingCalendar';
import { MeetingTimes } from './MeetingTimes';
import { YearRing } from './YearRing';

type MeetingsProps = HomeContent['meetings'] & { readonly facts: YearFacts };

/** When we meet: where in our year we are, what is on today, the times of each part of the year, and the calendar. */
export function Meetings(props: MeetingsProps) {
  const { place, title, text, year, today, seasons, calendar, facts } = props;
  const now = useNow(facts);
  return (
    <Timetable>
      <Halves>
        <Half>
          <Top>
            <Heading level={2} id={place}>
              {title}
            </Heading>
            <Paragraph text={text} />
          </Top>
          <YearRing {...year} moment={now} />
        </Half>
        <Half>
          <Today {...today} now={now} />
          <MeetingTimes seasons={seasons} timeZone={facts.schedule.timeZone} />
        </Half>
      </Halves>
      <MeetingCalendar {...calendar} facts={facts} now={now} />
    </Timetable>
  );
}

/**
 * Whether there is a meeting today. A new answer is a new element: when a browser has translated the page,
 * React's text nodes are no longer the ones that are shown.
 */
function Today({ now, ...words }: TodayContent & { readonly now: Now | undefined }) {
  const [answer, ...more] = now ? saysToday(words, now) : [words.neutral];
  return (
    <Board>
      <Question>{words.question}</Question>
      <div>
        <Answer key={answer}>{answer}</Answer>
        {more.map((line) => (
          <Paragraph key={line} text={line} />
        ))}
      </div>
    </Board>
  );
}

const Timetable = styled.section`
  ${stacked('xl')}
`;

const Halves = styled.div`
  display: grid;
  gap: ${space('xl')} ${space('xxl')};

  ${from('full')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Half = styled.div`
  ${stacked('xl')}
  align-content: space-between;
`;

const Top = styled.div`
  ${stacked('s')}
  color: ${color('inkSoft')};

  & > h2 {
    color: ${color('ink')};
  }
`;

/** As tall as the longest answer in windows from 360 px on, so that nothing moves when the answer appears. */
const Board = styled.div`
  ${stacked('xs')}
  align-content: center;
  min-height: 13rem;
  ${notice}

  ${from('compact')} {
    min-height: 11.5rem;
  }
`;

const Question = styled.h3`
  ${type('label')}
  color: ${color('accent')};
`;

const Answer = styled.p`
  ${type('heading')}
`;
