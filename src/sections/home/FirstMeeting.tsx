import { styled } from 'styled-components';
import type { FirstMeetingContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { parseInline } from '../../lib/inlineText';
import { useIsOver } from '../../lib/useIsOver';
import { color, space, type } from '../../theme/read';

type FirstMeetingProps = FirstMeetingContent & { readonly timeZone: string };

/**
 * The first meeting of new members. Once it is over, the year is shown with it, and that no other is
 * known; while the day is not known, nothing is said of that.
 */
export function FirstMeeting(props: FirstMeetingProps) {
  const { date, neutral, upcoming, passed, nextUnknown, timeZone } = props;
  const isOver = useIsOver(date, timeZone);
  const said = isOver === undefined ? neutral : upcoming;
  return (
    <Ticket>
      <Day data-longest={wordsOf(passed)}>
        <time dateTime={date}>
          <InlineText text={isOver ? passed : said} />
        </time>
      </Day>
      <Line data-longest={wordsOf(nextUnknown)}>
        {isOver && (
          <span>
            <InlineText text={nextUnknown} />
          </span>
        )}
      </Line>
    </Ticket>
  );
}

/** A sentence without its marks. */
function wordsOf(sentence: string): string {
  return parseInline(sentence)
    .map(({ text }) => text)
    .join('');
}

const Ticket = styled.div`
  display: grid;
  gap: ${space('xs')};
  padding-left: ${space('l')};
  border-left: 6px solid ${color('signal')};
`;

/** Keeps the room of what it says once the day is over, so that nothing moves then. */
const Line = styled.p`
  display: grid;

  & > *,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-longest);
    visibility: hidden;
  }
`;

const Day = styled(Line)`
  ${type('heading')}

  & em {
    color: ${color('accent')};
    font-style: normal;
  }
`;
