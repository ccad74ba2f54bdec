import { styled } from 'styled-components';
import type { CalendarContent, MeetingSchedule } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { TextLink } from '../../components/TextLink';
import { upcomingMeetings } from '../../meetings/meetings';
import { useIsHydrating } from '../../lib/hydration';
import { color, from, notPrinted, space, type } from '../../theme/read';
import { TimetableRow } from './SeasonTimes';

interface MeetingCalendarProps extends CalendarContent {
  readonly schedule: MeetingSchedule;
  /** Milliseconds since 1970; undefined until known. */
  readonly now: number | undefined;
}

/** The meetings for the visitor's own calendar: as a subscription, or as a file while any are to come. */
export function MeetingCalendar({ schedule, now, to, ...words }: MeetingCalendarProps) {
  const isInteractive = !useIsHydrating();
  const isNothingAhead = now !== undefined && upcomingMeetings(schedule, now, 1).length === 0;
  const current = isInteractive ? location : undefined;
  return (
    <Calendar>
      <div>
        <Heading level={3}>{words.title}</Heading>
        <p>
          <InlineText text={words.text} />
        </p>
      </div>
      <Options>
        <Button
          link={{
            label: words.subscribe,
            to: current ? `webcal://${current.host}${to}` : to,
            about: words.subscribeAbout,
          }}
        />
        <Download data-is-empty={isNothingAhead}>
          <Button link={{ label: words.add, to, about: words.addAbout }} tone="quiet" />
        </Download>
        <AddressLine>
          {words.addressLine}{' '}
          <TextLink to={to}>
            <Address>{`${current?.origin ?? ''}${to}`}</Address>
          </TextLink>
        </AddressLine>
      </Options>
    </Calendar>
  );
}

const Calendar = styled(TimetableRow)`
  ${notPrinted}
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')} ${space('l')};
  align-content: start;
  align-items: center;
`;

/**
 * Keeps its room while there is nothing to download, so that nothing moves; where it has no room beside
 * the other button, below the rest.
 */
const Download = styled.div`
  order: 1;

  ${from('full')} {
    order: 0;
  }

  &[data-is-empty='true'] {
    visibility: hidden;
  }
`;

const AddressLine = styled.p`
  ${type('small')}
  flex-basis: 100%;
  color: ${color('inkSoft')};
`;

/** On a line of its own, so that nothing moves when the name of the site joins it. */
const Address = styled.code`
  ${type('code')}
  display: block;
  width: fit-content;
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;

  a:hover & {
    color: ${color('accent')};
  }
`;
