import { homeRest } from '../../../content/homeRest';
import { team } from '../../../content/team';
import { isoDateTime } from '../../lib/dates';
import type { Meeting } from '../../meetings/meetings';
import type { Thing } from './describedPage';
import { describeAddress, teamId } from './describeTeam';

/** Describes meetings as events; one whose place is not announced has no location. */
export function describeMeetings(meetings: readonly Meeting[], siteUrl: string): Thing[] {
  return meetings.map(({ startsAt, endsAt, place }) => ({
    '@type': 'Event',
    name: homeRest.meetings.calendar.eventName,
    startDate: isoDateTime(startsAt),
    endDate: isoDateTime(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@id': teamId(siteUrl) },
    ...(place && { location: describePlace(place) }),
  }));
}

function describePlace(place: NonNullable<Meeting['place']>): Thing {
  const host = team[place];
  return { '@type': 'Place', name: host.name, address: describeAddress(host) };
}
