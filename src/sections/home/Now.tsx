import { styled } from 'styled-components';
import type { Day, MeetingHours, NowContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import type { Now as Moment, TodaysMeeting } from '../../meetings/now';
import { notice } from '../../theme/phrases';
import { color, from, space, type } from '../../theme/read';

export interface SpokenTimes {
  readonly spokenDay: (day: Day, today: Day) => string;
  readonly spokenHours: (hours: MeetingHours) => string;
}

interface NowProps extends NowContent {
  readonly spoken: SpokenTimes;
  /** Undefined until known. */
  readonly now: Moment | undefined;
}

/**
 * Answers "Is there a meeting today?", and says what comes next, and how to join. A new answer is a new element:
 * when a browser has translated the page, React's text nodes are no longer the ones that are shown.
 */
export function Now({ spoken, now, ...words }: NowProps) {
  const [answer = words.neutral, ...more] = now
    ? linesOf(words, spoken, now)
    : [words.neutral, words.joining.ask];
  return (
    <Room>
      <Board>
        <Question>{words.question}</Question>
        <Answers>
          <AnswerLine key={answer}>
            <InlineText text={answer} />
          </AnswerLine>
          {more.map((line) => (
            <p key={line}>
              <InlineText text={line} />
            </p>
          ))}
        </Answers>
      </Board>
    </Room>
  );
}

function linesOf(words: NowContent, spoken: SpokenTimes, now: Moment): string[] {
  const { meeting, event, competitions, next, today, joining } = now;
  return [
    ...(meeting.kind !== 'unknown' || next ? [answerFor(words, meeting, spoken)] : []),
    ...(event ? [words.event(event.name)] : []),
    ...competitions.map(({ isThisWeek, inFull }) =>
      (isThisWeek ? words.thisWeek : words.soon)(inFull),
    ),
    ...(meeting.kind !== 'open' || next ? [nextLine(words, spoken, now)] : []),
    joining.kind === 'ask'
      ? words.joining.ask
      : words.joining.firstMeeting(spoken.spokenDay(joining.day, today)),
  ];
}

function nextLine(words: NowContent, spoken: SpokenTimes, { next, today }: Moment): string {
  if (!next) return words.notAnnounced;
  const day = spoken.spokenDay(next.day, today);
  switch (next.kind) {
    case 'meeting':
      return words.next(day, spoken.spokenHours(next.meeting));
    case 'meetings':
      return words.nextMeetings(day);
    case 'event':
      return words.nextEvent(next.event.name, day);
  }
}

function answerFor(words: NowContent, today: TodaysMeeting, { spokenHours }: SpokenTimes): string {
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
    case 'open':
      return words.neutral;
    case 'unknown':
      return words.noneAnnounced;
  }
}

/** As tall as the longest answer in windows from 360 px on, so that nothing moves when the answer appears. */
const Room = styled.div`
  display: grid;
  min-height: 20.75rem;

  ${from('full')} {
    min-height: 16.25rem;
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
