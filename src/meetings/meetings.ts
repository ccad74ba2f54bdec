import type { Day } from '../../content/types/basics';
import type {
  MeetingException,
  MeetingHours,
  MeetingSchedule,
  MeetingSeason,
} from '../../content/types/schedule';
import { weekdayOf } from '../../content/spoken';
import { addDays, dayIn, instantIn } from '../lib/zonedTime';

/** One meeting on one day. */
export interface Meeting extends MeetingHours {
  readonly day: Day;
  /** When it begins and ends, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Where it is, if that is announced. */
  readonly place: MeetingSeason['place'];
  /** Why it is not as in other weeks. */
  readonly reason?: string;
}

/** A season whose first and last day are both announced. Only such a season has meetings. */
type KnownSeason = MeetingSeason & Required<Pick<MeetingSeason, 'firstDay' | 'lastDay'>>;

function knownSeasons({ seasons }: MeetingSchedule): KnownSeason[] {
  return seasons.filter((season): season is KnownSeason =>
    Boolean(season.firstDay && season.lastDay),
  );
}

/** Returns the known season that includes a day; undefined outside all of them. */
export function seasonOn(schedule: MeetingSchedule, day: Day): KnownSeason | undefined {
  return knownSeasons(schedule).find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** Returns the latest season to have begun by a day, if it has no announced end. */
export function openEndedOn({ seasons }: MeetingSchedule, day: Day): MeetingSeason | undefined {
  const [latest] = seasons
    .filter(({ firstDay }) => firstDay && firstDay <= day)
    .sort((one, other) => other.firstDay!.localeCompare(one.firstDay!));
  return latest?.lastDay ? undefined : latest;
}

/** Returns the first day of the next season after a day whose last day is not announced; undefined if none is. */
export function openEndedAfter({ seasons }: MeetingSchedule, day: Day): Day | undefined {
  return seasons
    .flatMap(({ firstDay, lastDay }) => (firstDay && firstDay > day && !lastDay ? firstDay : []))
    .sort()[0];
}

/** Returns the schedule's exceptions to its weekly times on a day. */
export function exceptionsOn({ exceptions }: MeetingSchedule, day: Day): MeetingException[] {
  return exceptions.filter(({ date }) => date === day);
}

/**
 * Returns the meetings of a day in order: the season's weekly ones or, on a day with exceptions, those
 * that the exceptions name. Such a day need not be in a season.
 */
export function meetingsOn(schedule: MeetingSchedule, day: Day): Meeting[] {
  const season = seasonOn(schedule, day);
  const exceptions = exceptionsOn(schedule, day);
  const hours: readonly (MeetingHours & Pick<Meeting, 'reason'>)[] =
    exceptions.length > 0
      ? exceptions.flatMap(({ insteadAt, reason }) => (insteadAt ? { ...insteadAt, reason } : []))
      : (season?.meetings.filter(({ days }) => days.includes(weekdayOf(day))) ?? []);
  return hours
    .map(({ starts, ends, reason }) => ({
      day,
      starts,
      ends,
      reason,
      startsAt: instantIn(schedule.timeZone, day, starts),
      endsAt: instantIn(schedule.timeZone, day, ends),
      place: season?.place,
    }))
    .sort((one, other) => one.startsAt - other.startsAt);
}

/** Returns the days of known seasons, and those that differ from the weekly times, in order. */
export function knownDays(schedule: MeetingSchedule): Day[] {
  const days = new Set(schedule.exceptions.map(({ date }) => date));
  for (const { firstDay, lastDay } of knownSeasons(schedule)) {
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}

/**
 * Returns the next known meetings, at most `count`, that begin after a moment (milliseconds since 1970),
 * in order. Returns fewer, or none, if no more are known.
 */
export function upcomingMeetings(
  schedule: MeetingSchedule,
  after: number,
  count: number,
): Meeting[] {
  const today = dayIn(schedule.timeZone, after);
  const found: Meeting[] = [];
  for (const day of knownDays(schedule)) {
    if (found.length >= count) break;
    if (day < today) continue;
    found.push(...meetingsOn(schedule, day).filter(({ startsAt }) => startsAt > after));
  }
  return found.slice(0, count);
}
