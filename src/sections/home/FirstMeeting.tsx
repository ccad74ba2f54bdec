import { styled } from 'styled-components';
import type { FirstMeetingContent } from '../../../content/types/home';
import type { YearFacts } from '../../../content/types/schedule';
import { InlineText } from '../../components/InlineText';
import { withoutMarks } from '../../lib/inlineText';
import { useNow } from '../../meetings/now';
import { useIsOver } from '../../meetings/useIsOver';
import { notice, reservesRoom } from '../../theme/phrases';
import { color, space, stacked, type } from '../../theme/read';

type FirstMeetingProps = FirstMeetingContent & { readonly year: YearFacts };

/**
 * What to do now to become a member, and the first meeting of new members. Once it is over, the line adds the year,
 * and another says that no next meeting is known. Until the current day is known, the wording is neutral.
 */
export function FirstMeeting(props: FirstMeetingProps) {
  const { lead, date, neutral, upcoming, passed, nextUnknown, year } = props;
  const now = useNow(year);
  const isOver = useIsOver(date, year.schedule.timeZone);
  const beforehand = now ? upcoming(now.today) : neutral;
  const text = isOver ? passed : beforehand;
  return (
    <Ticket>
      <Lead>{lead}</Lead>
      <Day data-longest={withoutMarks(passed)} data-is-over={isOver}>
        <time key={text} dateTime={date}>
          <InlineText text={text} />
        </time>
      </Day>
      <Next data-longest={withoutMarks(nextUnknown)}>
        {isOver && (
          <span>
            <InlineText text={nextUnknown} />
          </span>
        )}
      </Next>
    </Ticket>
  );
}

const Ticket = styled.div`
  ${stacked('xs')}
  ${notice}
`;

const Lead = styled.p`
  ${type('heading')}
  padding-bottom: ${space('xs')};
`;

const Day = styled.p`
  ${reservesRoom}
  ${type('lede')}

  & em {
    padding-right: 0;
    color: ${color('accent')};
    font-style: normal;
  }

  &[data-is-over='true'] > time {
    ${type('body')}
  }
`;

/** Its room is reserved, too, so that nothing moves when it appears. */
const Next = styled.p`
  ${reservesRoom}
`;
