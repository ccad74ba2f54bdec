import ICAL from 'ical.js';
import type { Day, Weekday } from '../../content/types/basics';
import type { CalendarContent } from '../../content/types/home';
import type { MeetingSchedule, YearFacts } from '../../content/types/schedule';
import { team } from '../../content/team';
import { weekdayOf } from '../../content/spoken';
import { exceptionsOn, knownSeasons, meetingsOn, seasonOn } from '../meetings/meetings';
import type { KnownSeason, Meeting } from '../meetings/meetings';
import { addDays } from '../lib/zonedTime';

/** Part of every event's id. Never change it: calendars would show the meetings twice. */
const OWNER = 'robohornets-1209';

/** How often subscribers' calendars refresh: once a day. */
const ASK_AGAIN = 'P1D';

/**
 * Returns our year as a calendar (RFC 5545): each weekly meeting of a known season as one recurring event
 * without the days that differ, each meeting on those days as its own event, and each kickoff and competition
 * as one of whole days, with its page where the site's own address is known. A season that is over stays for
 * as long as the schedule has it; without a known season, no event recurs. The same facts give the same text.
 * Throws an Error for any time zone but Tulsa's.
 */
export function meetingCalendar(
  { schedule, events }: YearFacts,
  words: Pick<CalendarContent, 'name' | 'eventName'>,
  siteUrl?: string,
): string {
  const { timeZone, changed } = schedule;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${OWNER}//Meetings//EN`);
  calendar.addPropertyWithValue('name', words.name);
  calendar.addPropertyWithValue('x-wr-calname', words.name);
  calendar.addPropertyWithValue('x-wr-timezone', timeZone);
  calendar.addProperty(new ICAL.Property(['refresh-interval', {}, 'duration', ASK_AGAIN]));
  calendar.addPropertyWithValue('x-published-ttl', ASK_AGAIN);
  calendar.addSubcomponent(calendarTimeZone(timeZone));

  function addEvent(id: string, summary: string): ICAL.Component {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${id}@${OWNER}`);
    event.addPropertyWithValue('dtstamp', inUtc(Date.parse(changed)));
    event.addPropertyWithValue('summary', summary);
    calendar.addSubcomponent(event);
    return event;
  }

  function addMeeting(id: string, { day, starts, ends, place }: Meeting): ICAL.Component {
    const event = addEvent(id, words.eventName);
    addTimes(event, 'dtstart', timeZone, [`${day}T${starts}:00`]);
    addTimes(event, 'dtend', timeZone, [`${day}T${ends}:00`]);
    if (place) {
      const { name, street, city } = team[place];
      event.addPropertyWithValue('location', [name, street, city].join(', '));
    }
    return event;
  }

  for (const { id, days, first, last, without } of weeklyMeetings(schedule)) {
    const event = addMeeting(id, first);
    const byday = days.map((day) => day.slice(0, 2).toUpperCase());
    const rule = { freq: 'WEEKLY', byday, until: inUtc(last.startsAt) } as const;
    event.addPropertyWithValue('rrule', ICAL.Recur.fromData(rule));
    const left = without.map((day) => `${day}T${first.starts}:00`);
    if (left.length > 0) addTimes(event, 'exdate', timeZone, left);
  }
  for (const { id, meeting, reason } of exceptionalMeetings(schedule)) {
    addMeeting(id, meeting).addPropertyWithValue('description', reason);
  }
  for (const { id, name, place, page, from, until } of events) {
    const event = addEvent(id, name);
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(until, 1)));
    if (place) event.addPropertyWithValue('location', place);
    if (URL.canParse(page, siteUrl)) {
      event.addPropertyWithValue('url', new URL(page, siteUrl).href);
    }
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

interface WeeklySeries {
  /** Stable as long as the season keeps its id and the meeting its place in the season's list. */
  readonly id: string;
  readonly days: readonly Weekday[];
  readonly first: Meeting;
  readonly last: Meeting;
  /** The days between `first` and `last` on which the meeting is canceled or not as usual. */
  readonly without: readonly Day[];
}

/** Returns the weekly meetings of all known seasons, except any that never takes place as usual. */
function weeklyMeetings(schedule: MeetingSchedule): WeeklySeries[] {
  return knownSeasons(schedule).flatMap((season) =>
    season.meetings.flatMap(({ days, starts }, index) => {
      const dates = daysOf(season).filter((day) => days.includes(weekdayOf(day)));
      const isUsual = (day: Day) =>
        exceptionsOn(schedule, day).length === 0 && seasonOn(schedule, day) === season;
      const usual = dates.filter(isUsual);
      const meetingOn = (day: Day | undefined) =>
        day && meetingsOn(schedule, day).find((meeting) => meeting.starts === starts);
      const [first, last] = [meetingOn(usual[0]), meetingOn(usual.at(-1))];
      if (!first || !last) return [];
      const without = dates.filter((day) => first.day < day && day < last.day && !isUsual(day));
      return { id: `${season.id}-${index + 1}`, days, first, last, without };
    }),
  );
}

/** Returns the meetings of the days that differ from the weekly times, each with the reason. */
function exceptionalMeetings(schedule: MeetingSchedule) {
  const dates = [...new Set(schedule.exceptions.map(({ date }) => date))].sort();
  return dates.flatMap((date) =>
    exceptionsOn(schedule, date)
      .flatMap((exception) =>
        meetingsOn({ ...schedule, exceptions: [exception] }, date).map((meeting) => ({
          meeting,
          reason: exception.reason,
        })),
      )
      .sort((one, other) => one.meeting.startsAt - other.meeting.startsAt)
      .map((event, index) => ({ id: index === 0 ? date : `${date}-${index + 1}`, ...event })),
  );
}

function daysOf({ firstDay, lastDay }: KnownSeason): Day[] {
  const days: Day[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
}
