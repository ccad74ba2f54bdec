import ICAL from 'ical.js';
import type { Address, MeetingSchedule } from '../../../content/contentTypes';
import type { Meeting } from '../../meetings/meetings';
import { exceptionalMeetings, weeklyMeetings } from './meetingSeries';

interface CalendarWords {
  readonly name: string;
  readonly eventName: string;
  readonly places: Readonly<Record<NonNullable<Meeting['place']>, Address>>;
}

/** How often subscribers' calendars refresh: once a day. */
const ASK_AGAIN = 'P1D';

/**
 * Returns the meetings of a schedule as a calendar (RFC 5545): each weekly meeting of a known season as
 * one recurring event without the days that differ, and each meeting on those days as its own event.
 * A season that is over stays for as long as the schedule has it; without a known season, no event recurs.
 * `owner` makes the event ids unique to the team. The same schedule gives the same text. Throws an Error
 * for any time zone but Tulsa's.
 */
export function meetingCalendar(
  schedule: MeetingSchedule,
  words: CalendarWords,
  owner: string,
): string {
  const { timeZone, changed } = schedule;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${owner}//Meetings//EN`);
  calendar.addPropertyWithValue('name', words.name);
  calendar.addPropertyWithValue('x-wr-calname', words.name);
  calendar.addPropertyWithValue('x-wr-timezone', timeZone);
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', ASK_AGAIN]));
  calendar.addPropertyWithValue('x-published-ttl', ASK_AGAIN);
  calendar.addSubcomponent(calendarTimeZone(timeZone));

  function addEvent(id: string, { day, starts, ends, place }: Meeting): ICAL.Component {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${id}@${owner}`);
    event.addPropertyWithValue('dtstamp', inUtc(Date.parse(changed)));
    event.addPropertyWithValue('summary', words.eventName);
    addTimes(event, 'dtstart', timeZone, [`${day}T${starts}:00`]);
    addTimes(event, 'dtend', timeZone, [`${day}T${ends}:00`]);
    if (place) {
      const { name, street, city } = words.places[place];
      event.addPropertyWithValue('location', [name, street, city].join(', '));
    }
    calendar.addSubcomponent(event);
    return event;
  }

  for (const { id, days, first, last, without } of weeklyMeetings(schedule)) {
    const event = addEvent(id, first);
    const byday = days.map((day) => day.slice(0, 2).toUpperCase());
    const rule = { freq: 'WEEKLY', byday, until: inUtc(last.startsAt) } as const;
    event.addPropertyWithValue('rrule', ICAL.Recur.fromData(rule));
    const left = without.map((day) => `${day}T${first.starts}:00`);
    if (left.length > 0) addTimes(event, 'exdate', timeZone, left);
  }
  for (const { id, meeting, reason } of exceptionalMeetings(schedule)) {
    addEvent(id, meeting).addPropertyWithValue('description', reason);
  }
  return `${calendar.toString()}\r\n`;
}

/** Adds local times of a time zone, such as `2026-01-10T12:00:00`. */
function addTimes(event: ICAL.Component, name: string, timeZone: string, times: string[]): void {
  event.addProperty(new ICAL.Property([name, { tzid: timeZone }, 'date-time', ...times]));
}

function inUtc(instant: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}

/** US Central time since 2007, when the Energy Policy Act of 2005 moved both clock changes. */
const CENTRAL_TIME = `
BEGIN:VTIMEZONE
TZID:America/Chicago
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:CST
END:STANDARD
END:VTIMEZONE`.trim();

/** Returns the rules of a time zone, for calendars that do not know its name. Throws for any but Tulsa's. */
function calendarTimeZone(timeZone: string): ICAL.Component {
  const rules = ICAL.Component.fromString(CENTRAL_TIME.replaceAll('\n', '\r\n'));
  const known = rules.getFirstPropertyValue('tzid');
  if (known !== timeZone) {
    throw new Error(`Calendars can only be written in ${String(known)}, not in ${timeZone}.`);
  }
  return rules;
}
