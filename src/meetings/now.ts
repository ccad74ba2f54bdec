import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../../content/types/basics';
import type { Webcast } from '../../content/types/results';
import type {
  MeetingSchedule,
  MeetingSeason,
  YearEvent,
  YearFacts,
} from '../../content/types/schedule';
import { everyMinute } from '../lib/timers';
import {
  exceptionsOn,
  meetingsOn,
  openEndedOn,
  openEndedAfter,
  seasonOn,
  upcomingMeetings,
} from './meetings';
import type { Meeting } from './meetings';
import { addDays, dayIn, instantIn } from '../lib/zonedTime';

/** What one moment is in our year: the one answer to what is on and what is next. */
export interface Now {
  /** In milliseconds since 1970. */
  readonly moment: number;
  /** Its day in the team's time zone. */
  readonly today: Day;
  /** The part of the year that it is in; undefined between two, or when none is announced. */
  readonly part: MeetingSeason | undefined;
  readonly meeting: TodaysMeeting;
  /** What is on today beside meetings and competitions, such as kickoff. */
  readonly event: YearEvent | undefined;
  /** Where we compete now or within two weeks, the earliest first. */
  readonly competitions: readonly Competition[];
  /** The next of all that is announced but those competitions: undefined if nothing is. */
  readonly next: Next | undefined;
}

/** Something to come, and its first day. */
export type Next = { readonly day: Day } & (
  | { readonly kind: 'meeting'; readonly meeting: Meeting }
  /** Meetings, of which only the first day is known. */
  | { readonly kind: 'meetings' }
  | { readonly kind: 'event'; readonly event: YearEvent }
);

export type Competition = Extract<YearEvent, { kind: 'competition' }> & {
  /** It is under way, or begins before next Sunday. */
  readonly isThisWeek: boolean;
  /** Where it can be watched today. */
  readonly webcastsToday: readonly Webcast[];
};

/** Returns what a moment is in our year, in milliseconds since 1970. */
export function nowIn(year: YearFacts, moment: number): Now {
  const { schedule, events } = year;
  const today = dayIn(schedule.timeZone, moment);
  const meeting = meetingToday(schedule, moment);
  const competitions = competitionsFrom(events, today);
  return {
    moment,
    today,
    part: seasonOn(schedule, today) ?? openEndedOn(schedule, today),
    meeting,
    event: events.find(
      ({ kind, from, until }) => kind !== 'competition' && from <= today && today <= until,
    ),
    competitions,
    // In a season without a last day there are meetings today or tomorrow that nobody has announced.
    next: nextOf(
      events.filter(({ name }) => !competitions.some((one) => one.name === name)),
      today,
      meeting.kind === 'open' ? undefined : meetingAfter(schedule, meeting, moment),
    ),
  };
}

/**
 * Returns what the present moment is in our year. The component renders again at each change, and when the visitor
 * returns to a tab that slept past one. Undefined in prerendered pages and during hydration: those may be older
 * than the day.
 */
export function useNow(year: YearFacts): Now | undefined {
  const { schedule } = year;
  const since = useSyncExternalStore(
    everyMinute,
    () => lastChange(schedule, Date.now()),
    () => undefined,
  );
  return useMemo(() => (since === undefined ? undefined : nowIn(year, since)), [year, since]);
}

function competitionsFrom(events: readonly YearEvent[], today: Day): Competition[] {
  const daysToSunday = 7 - new Date(today).getUTCDay();
  return events
    .flatMap((event) => (event.kind === 'competition' ? event : []))
    .filter(({ from, until }) => from <= addDays(today, 14) && today <= until)
    .sort((one, other) => one.from.localeCompare(other.from))
    .map((event) => ({
      ...event,
      isThisWeek: event.from < addDays(today, daysToSunday),
      webcastsToday: (event.webcasts ?? []).filter(
        ({ day }) => event.from <= today && (day ?? today) === today,
      ),
    }));
}

/** Where an event and a meeting begin on the same day, the event is what that day is known for. */
function nextOf(events: readonly YearEvent[], today: Day, meeting?: Next): Next | undefined {
  const [event] = events
    .filter(({ from }) => from > today)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (!event || (meeting && meeting.day < event.from)) return meeting;
  return { kind: 'event', day: event.from, event };
}

/** The answer to "Is there a meeting today?". */
export type TodaysMeeting =
  | { readonly kind: 'ahead' | 'underWay' | 'over'; readonly meeting: Meeting }
  | { readonly kind: 'cancelled'; readonly reason: string }
  /** The schedule covers today and has no meeting on it. */
  | { readonly kind: 'none' }
  /** Today is in a season whose last day is not announced, so it may have a meeting. */
  | { readonly kind: 'open' }
  /** No season covers today. */
  | { readonly kind: 'unknown' };

/** Returns the answer at a moment (milliseconds since 1970), for that day in the schedule's time zone. */
export function meetingToday(schedule: MeetingSchedule, now: number): TodaysMeeting {
  const day = dayIn(schedule.timeZone, now);
  const meetings = meetingsOn(schedule, day);
  const meeting = meetings.find(({ endsAt }) => now < endsAt) ?? meetings.at(-1);
  if (meeting) return { kind: kindOf(meeting, now), meeting };
  const [exception] = exceptionsOn(schedule, day);
  if (exception) return { kind: 'cancelled', reason: exception.reason };
  if (seasonOn(schedule, day)) return { kind: 'none' };
  return { kind: openEndedOn(schedule, day) ? 'open' : 'unknown' };
}

/**
 * Returns what comes after the meeting that the answer names; undefined if nothing is known. Of a season
 * without a last day, only its first day is.
 */
export function meetingAfter(
  schedule: MeetingSchedule,
  today: TodaysMeeting,
  now: number,
): Next | undefined {
  const after = 'meeting' in today ? today.meeting.startsAt : now;
  const [next] = upcomingMeetings(schedule, Math.max(after, now), 1);
  const from = openEndedAfter(schedule, dayIn(schedule.timeZone, now));
  if (from && !(next && next.day <= from)) return { kind: 'meetings', day: from };
  return next && { kind: 'meeting', day: next.day, meeting: next };
}

/** Returns since when the answer at a moment has held: a meeting began or ended then, or it was midnight. */
function lastChange(schedule: MeetingSchedule, now: number): number {
  const { timeZone } = schedule;
  const day = dayIn(timeZone, now);
  const turns = [
    instantIn(timeZone, day, '00:00'),
    ...meetingsOn(schedule, day).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ];
  return Math.max(...turns.filter((turn) => turn <= now));
}

function kindOf({ startsAt, endsAt }: Meeting, now: number) {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'underWay' : 'over';
}
