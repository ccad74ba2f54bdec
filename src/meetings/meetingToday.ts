import { useCallback, useSyncExternalStore } from 'react';
import type { Day, MeetingSchedule } from '../../content/contentTypes';
import { watchChanges } from '../lib/clock';
import {
  exceptionsOn,
  isOpenEndedOn,
  meetingsOn,
  openEndedAfter,
  seasonOn,
  upcomingMeetings,
} from './meetings';
import type { Meeting } from './meetings';
import { addDays, dayIn, instantIn } from '../lib/zonedTime';

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
  return { kind: isOpenEndedOn(schedule, day) ? 'open' : 'unknown' };
}

/** What is known of the meetings to come: the next one, or the day on which they begin. */
export type NextMeeting = Meeting | { readonly from: Day };

/**
 * Returns what comes after the meeting that the answer names; undefined if nothing is known. Of a season
 * without a last day, only its first day is.
 */
export function meetingAfter(
  schedule: MeetingSchedule,
  today: TodaysMeeting,
  now: number,
): NextMeeting | undefined {
  const after = 'meeting' in today ? today.meeting.startsAt : now;
  const [next] = upcomingMeetings(schedule, Math.max(after, now), 1);
  const from = openEndedAfter(schedule, dayIn(schedule.timeZone, now));
  return from && !(next && next.day <= from) ? { from } : next;
}

/**
 * Returns when the answer last changed (milliseconds since 1970). The component renders again at each change, and
 * when the visitor returns to a tab that slept past one, or within a minute in one that stayed in front. Undefined in
 * prerendered pages and during hydration.
 */
export function useAnswerTime(schedule: MeetingSchedule): number | undefined {
  const subscribe = useCallback(
    (onLook: () => void) => watchChanges((now) => spanOfAnswer(schedule, now).until, onLook),
    [schedule],
  );
  return useSyncExternalStore(
    subscribe,
    () => spanOfAnswer(schedule, Date.now()).since,
    () => undefined,
  );
}

/** Since when the answer at a moment has held, and when it may change: as a meeting begins or ends, or at midnight. */
function spanOfAnswer(schedule: MeetingSchedule, now: number) {
  const { timeZone } = schedule;
  const day = dayIn(timeZone, now);
  const turns = [
    instantIn(timeZone, day, '00:00'),
    ...meetingsOn(schedule, day).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    instantIn(timeZone, addDays(day, 1), '00:00'),
  ];
  return {
    since: Math.max(...turns.filter((turn) => turn <= now)),
    until: Math.min(...turns.filter((turn) => turn > now)),
  };
}

function kindOf({ startsAt, endsAt }: Meeting, now: number) {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'underWay' : 'over';
}
