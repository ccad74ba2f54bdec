import { styled } from 'styled-components';
import type {
  Day,
  MeetingHours,
  MeetingSchedule,
  MeetingTodayContent,
} from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { meetingAfter, meetingToday } from '../../meetings/meetingToday';
import type { NextMeeting, TodaysMeeting } from '../../meetings/meetingToday';
import { notice } from '../../theme/phrases';
import { color, from, space, type } from '../../theme/read';

export interface SpokenTimes {
  readonly spokenDay: (day: Day) => string;
  readonly spokenHours: (hours: MeetingHours) => string;
}

interface MeetingTodayProps extends MeetingTodayContent {
  readonly schedule: MeetingSchedule;
  readonly spoken: SpokenTimes;
  /** The moment in question, in milliseconds since 1970; undefined until known. */
  readonly now: number | undefined;
}

/**
 * Answers "Is there a meeting today?", and says which meeting comes next. A new answer is a new element:
 * when a browser has translated the page, React's text nodes are no longer the ones that are shown.
 */
export function MeetingToday({ schedule, spoken, now, ...words }: MeetingTodayProps) {
  const [answer, more] =
    now === undefined ? [words.neutral] : answerAndMore(words, spoken, schedule, now);
  return (
    <Room>
      <Board>
        <Question>{words.question}</Question>
        <Answers>
          <AnswerLine key={answer}>
            <InlineText text={answer} />
          </AnswerLine>
          {more && (
            <p key={more}>
              <InlineText text={more} />
            </p>
          )}
        </Answers>
      </Board>
    </Room>
  );
}

function answerAndMore(
  words: MeetingTodayContent,
  spoken: SpokenTimes,
  schedule: MeetingSchedule,
  now: number,
): [string, string?] {
  const today = meetingToday(schedule, now);
  const next = meetingAfter(schedule, today, now);
  if (today.kind === 'open') return [words.neutral];
  if (today.kind === 'unknown' && !next) return [words.notAnnounced];
  return [answerFor(words, today, spoken.spokenHours), moreFor(words, next, spoken)];
}

function moreFor(
  words: MeetingTodayContent,
  next: NextMeeting | undefined,
  { spokenDay, spokenHours }: SpokenTimes,
): string {
  if (!next) return words.notAnnounced;
  return 'from' in next
    ? words.nextFrom(spokenDay(next.from))
    : words.next(spokenDay(next.day), spokenHours(next));
}

function answerFor(
  words: MeetingTodayContent,
  today: Exclude<TodaysMeeting, { kind: 'open' }>,
  spokenHours: SpokenTimes['spokenHours'],
): string {
  switch (today.kind) {
    case 'ahead':
      return words.yes(spokenHours(today.meeting));
    case 'underWay':
      return words.underWay(spokenHours(today.meeting));
    case 'over':
      return words.over(spokenHours(today.meeting));
    case 'cancelled':
      return words.cancelled(today.reason);
    case 'none':
      return words.no;
    case 'unknown':
      return words.noneAnnounced;
  }
}

/** As tall as the longest answer in windows from 360 px on, so that nothing moves when the answer appears. */
const Room = styled.div`
  display: grid;
  min-height: 14.5rem;

  ${from('full')} {
    min-height: 11.25rem;
  }
`;

const Board = styled.div`
  display: grid;
  gap: ${space('xs')};
  align-content: center;
  ${notice}
`;

const Question = styled.h3`
  ${type('label')}
  color: ${color('accent')};
`;

const Answers = styled.div`
  display: grid;
  gap: ${space('xxs')};
`;

const AnswerLine = styled.p`
  ${type('heading')}
`;
