import type { MeetingSchedule, MeetingSeason } from '../../../content/types/schedule';
import { weekdayOf } from '../../../content/spoken';
import { isDay } from '../../lib/isDay';
import { exceptionsOn, openEndedOn, seasonOn } from '../../meetings/meetings';
import { groupRule, isGroup } from './rule';
import type { Rule } from './rule';

/** The seasons of the schedule have no day in common. */
export const seasonsRule: Rule = ({ value }, report) => {
  if (!Array.isArray(value) || !value.every(isSeason)) return;
  for (const [index, season] of value.entries()) {
    for (const other of value.slice(0, index)) {
      if (startsAfter(season, other) || startsAfter(other, season)) continue;
      report(
        `This season has days in common with “${other.name}”: end one before the other.`,
        String(index),
      );
    }
  }
};

/** In weeks: longer than any part of a school year. */
const LONGEST_SEASON = 30;

/** A season is not as long as a year. */
export const seasonRule: Rule = ({ value }, report) => {
  if (!isSeason(value)) return;
  const { firstDay, lastDay } = value;
  const weeks = (Date.parse(lastDay ?? '') - Date.parse(firstDay ?? '')) / WEEK;
  if (weeks > LONGEST_SEASON) {
    report(
      `From ${firstDay} it is ${Math.round(weeks)} weeks to ${lastDay}: is its year right?`,
      'lastDay',
    );
  }
};

const WEEK = 7 * 86_400_000;

/** The day on which the schedule was changed is not one to come; somewhere it may be tomorrow already. */
export const changedRule = groupRule(({ changed }, report) => {
  const tomorrow = new Date(Date.now() + WEEK / 7).toISOString().slice(0, 10);
  if (typeof changed === 'string' && isDay(changed) && changed > tomorrow) {
    report(
      `${changed} is still to come: write the day on which you change the schedule.`,
      'changed',
    );
  }
});

function isSeason(value: unknown): value is MeetingSeason {
  return isGroup(value) && 'name' in value && 'meetings' in value;
}

/** Also true where a day is not announced. */
function startsAfter({ firstDay }: MeetingSeason, { lastDay }: MeetingSeason): boolean {
  return firstDay === undefined || lastDay === undefined || firstDay > lastDay;
}

/**
 * A day on which a meeting is cancelled has one, and is listed once. In a season whose last day is not
 * announced, nobody knows.
 */
export const exceptionsRule = groupRule((group, report, { module, path: [name, list, entry] }) => {
  if (list !== 'exceptions' || entry === undefined || !('date' in group)) return;
  const schedule = module.values[String(name)] as MeetingSchedule;
  const exception = schedule.exceptions[Number(entry)]!;
  const { date, insteadAt } = exception;
  const sameDay = exceptionsOn(schedule, date);
  if (sameDay.length > 1 && sameDay.some((other) => !other.insteadAt) && sameDay[0] !== exception) {
    return report(`The day ${date} is listed above already, and one of both cancels it.`);
  }
  if (insteadAt || !isDay(date) || openEndedOn(schedule, date)) return;
  const season = seasonOn(schedule, date);
  if (!season) {
    return report(`No season has the day ${date}, so there is no meeting to cancel.`, 'date');
  }
  const weekday = weekdayOf(date);
  if (season.meetings.some(({ days }) => days.includes(weekday))) return;
  report(`There is no meeting on ${weekday}, ${date}, to cancel.`, 'date');
});
