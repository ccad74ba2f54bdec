import { styled } from 'styled-components';
import type { CalendarContent } from '../../../content/types/home';
import type { YearFacts } from '../../../content/types/schedule';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { TextLink } from '../../components/TextLink';
import { upcomingMeetings } from '../../meetings/meetings';
import type { Now } from '../../meetings/now';
import { useIsHydrating } from '../../lib/hydration';
import { notPrinted } from '../../theme/media';
import { color, from, space, type, wrapped } from '../../theme/read';

interface MeetingCalendarProps extends CalendarContent {
  readonly facts: YearFacts;
  /** Undefined until known. */
  readonly now: Now | undefined;
}

/** Our year for the visitor's own calendar: as a subscription, or as a file while anything is to come. */
export function MeetingCalendar({ facts, now, to, ...words }: MeetingCalendarProps) {
  const isInteractive = !useIsHydrating();
  const isNothingAhead =
    now !== undefined &&
    upcomingMeetings(facts.schedule, now.moment, 1).length === 0 &&
    !facts.events.some(({ until }) => now.today <= until);
  const current = isInteractive ? location : undefined;
  return (
    <Line>
      <Heading level={3}>{words.title}</Heading>
      <About>
        <p>{words.text}</p>
        <p>
          {words.addressLine}{' '}
          <TextLink to={to}>
            <Address>{`${current?.origin ?? ''}${to}`}</Address>
          </TextLink>
        </p>
      </About>
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
      </Options>
    </Line>
  );
}

/** One line in wide windows. */
const Line = styled.div`
  ${wrapped('m', 'l')}
  align-items: center;
  padding-top: ${space('l')};
  border-top: 2px solid ${color('ink')};

  ${notPrinted}
`;

const About = styled.div`
  ${type('small')}
  flex: 1 1 100%;
  color: ${color('inkSoft')};

  ${from('full')} {
    flex-basis: 20rem;
  }
`;

/** The subscription stands where the other keeps its room without a gap to be seen. */
const Options = styled.div`
  ${wrapped('m', 'l')}

  ${from('full')} {
    flex-direction: row-reverse;
  }
`;

/** Keeps its room while there is nothing to download, so that nothing moves. */
const Download = styled.div`
  &[data-is-empty='true'] {
    visibility: hidden;
  }
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
