import type { Day, MeetingSchedule, Weekday } from '../../../content/contentTypes';
import { weekdayOf } from '../../../content/spoken';
import { exceptionsOn, knownSeasons, meetingsOn, seasonOn } from '../../meetings/meetings';
import type { KnownSeason, Meeting } from '../../meetings/meetings';
import { addDays } from '../../meetings/zonedTime';

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
export function weeklyMeetings(schedule: MeetingSchedule): WeeklySeries[] {
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
export function exceptionalMeetings(schedule: MeetingSchedule) {
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
