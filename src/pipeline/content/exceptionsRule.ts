import type { MeetingSchedule } from '../../../content/contentTypes';
import { weekdayOf } from '../../../content/spoken';
import { isDay } from '../../lib/isDay';
import { exceptionsOn, seasonOn } from '../../meetings/meetings';
import { groupRule } from './rule';
import type { Violation } from './rule';

/**
 * A day on which a meeting is cancelled has one, and is listed once. In a season whose last day is not
 * announced, and outside all seasons, nobody knows.
 */
export const exceptionsRule = groupRule((group, { module, path: [name, list, entry] }) => {
  if (list !== 'exceptions' || entry === undefined || !('date' in group)) return [];
  const schedule = module.values[String(name)] as MeetingSchedule;
  return findExceptionProblem(schedule, schedule.exceptions[Number(entry)]!);
});

function findExceptionProblem(
  schedule: MeetingSchedule,
  exception: MeetingSchedule['exceptions'][number],
): Violation[] {
  const { date, insteadAt } = exception;
  const sameDay = exceptionsOn(schedule, date);
  if (sameDay.length > 1 && sameDay.some((other) => !other.insteadAt) && sameDay[0] !== exception) {
    return [{ message: `The day ${date} is listed above already, and one of both cancels it.` }];
  }
  const season = isDay(date) ? seasonOn(schedule, date) : undefined;
  if (insteadAt || !season) return [];
  const weekday = weekdayOf(date);
  return season.meetings.some(({ days }) => days.includes(weekday))
    ? []
    : [
        {
          field: 'date',
          message: `There is no meeting on ${weekday}, ${date}, to cancel.`,
        },
      ];
}
