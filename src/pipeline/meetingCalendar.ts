import ICAL from 'ical.js';
import type { CalendarContent } from '../../content/types/home';
import type { YearFacts } from '../../content/types/schedule';
import { team } from '../../content/team';
import { knownDays, meetingsOn } from '../meetings/meetings';
import { addDays } from '../lib/zonedTime';

/** Part of every event's id. Never change it: calendars would show the meetings twice. */
const OWNER = 'robohornets-1209';

/** How often subscribers' calendars refresh: once a day. */
const ASK_AGAIN = 'P1D';

/**
 * Returns our year as a calendar (RFC 5545): each meeting of a known season or an exception as an event of its
 * own, and each kickoff and competition as one of whole days, with its page where the site's own address is
 * known. A season that is over stays for as long as the schedule has it. The same facts give the same text.
 */
export function meetingCalendar(
  { schedule, events }: YearFacts,
  words: Pick<CalendarContent, 'name' | 'eventName'>,
  siteUrl?: string,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${OWNER}//Meetings//EN`);
  calendar.addPropertyWithValue('name', words.name);
  calendar.addPropertyWithValue('x-wr-calname', words.name);
  calendar.addPropertyWithValue('x-wr-timezone', schedule.timeZone);
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', ASK_AGAIN]));
  calendar.addPropertyWithValue('x-published-ttl', ASK_AGAIN);

  function addEvent(id: string, facts: Readonly<Record<string, string | ICAL.Time | undefined>>) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${id}@${OWNER}`);
    event.addPropertyWithValue('dtstamp', inUtc(Date.parse(schedule.changed)));
    for (const [name, value] of Object.entries(facts)) {
      if (value) event.addPropertyWithValue(name, value);
    }
    calendar.addSubcomponent(event);
  }

  for (const day of knownDays(schedule)) {
    for (const [index, meeting] of meetingsOn(schedule, day).entries()) {
      const host = meeting.place && team[meeting.place];
      addEvent(index === 0 ? day : `${day}-${index + 1}`, {
        summary: words.eventName,
        // In UTC, and one by one: times of a zone, and meetings that recur, need the zone's own rules beside them.
        dtstart: inUtc(meeting.startsAt),
        dtend: inUtc(meeting.endsAt),
        location: host && [host.name, host.street, host.city].join(', '),
        description: meeting.reason,
      });
    }
  }
  for (const { id, name, place, page, from, until } of events) {
    addEvent(id, {
      summary: name,
      dtstart: ICAL.Time.fromDateString(from),
      dtend: ICAL.Time.fromDateString(addDays(until, 1)),
      location: place,
      url: URL.canParse(page, siteUrl) ? new URL(page, siteUrl).href : undefined,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function inUtc(instant: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}
