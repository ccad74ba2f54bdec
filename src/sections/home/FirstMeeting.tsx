import { styled } from 'styled-components';
import type { FirstMeetingContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { useToday } from '../../lib/useToday';
import { color, space, type } from '../../theme/read';

type FirstMeetingProps = FirstMeetingContent & { readonly timeZone: string };

/** The first meeting of new members. Once it is over, the year is shown with it, and that no other is known. */
export function FirstMeeting(props: FirstMeetingProps) {
  const { date, upcoming, passed, nextUnknown, timeZone } = props;
  const today = useToday(timeZone);
  const isOver = today !== undefined && today > date;
  return (
    <Ticket>
      <Day>
        <time dateTime={date}>
          <InlineText text={isOver ? passed : upcoming} />
        </time>
      </Day>
      {isOver && (
        <p>
          <InlineText text={nextUnknown} />
        </p>
      )}
    </Ticket>
  );
}

const Ticket = styled.div`
  display: grid;
  gap: ${space('xs')};
  padding-left: ${space('l')};
  border-left: 6px solid ${color('signal')};
`;

const Day = styled.p`
  ${type('heading')}

  & em {
    color: ${color('accent')};
    font-style: normal;
  }
`;
