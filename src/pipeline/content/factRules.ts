import { closestMatch } from 'leven';
import type ts from 'typescript';
import type { MeetingSchedule } from '../../../content/contentTypes';
import { weekdayOf } from '../../../content/spoken';
import { isDay } from '../../lib/isDay';
import { exceptionsOn, seasonOn } from '../../meetings/meetings';
import { CITY_LINE, explainCityLine } from './cityLine';
import { declaredType } from './locate';
import type { Found } from './readContent';
import { groupRule, isGroup, textRule } from './rule';
import type { Fields, Report, Rule } from './rule';

/** Returns the rule that days exist in the calendar, times on the clock, and nothing ends before it begins. */
export function dateRule(checker: ts.TypeChecker): Rule {
  return (found, report) => {
    const { value, path } = found;
    if (typeof value === 'string' && /^\d+[-:]/.test(value)) {
      // A score (8-5-0) and a telephone number look like days: the field's type tells, where it has one.
      const type = declaredType(checker, found);
      const kind = KINDS.find(({ shape, name }) => (type ? name.test(type) : shape.test(value)));
      kind?.check(value, report, path);
    }
    if (typeof value === 'number' && path.at(-1) === 'year') checkYear(value, report);
    if (isGroup(value)) checkOrder(value, report);
  };
}

const KINDS = [
  { name: /\bDay\b/, shape: /^\d{4}-\d+-\d+$/, check: checkDay },
  { name: /\bTimeOfDay\b/, shape: /^\d+:\d+(:\d+)?$/, check: checkTime },
];

function checkDay(text: string, report: Report): void {
  if (isDay(text)) checkYear(Number(text.slice(0, 4)), report);
  else report(`There is no day “${text}”: write year-month-day, as in 2026-01-10.`);
}

/** The competition began in 1992, and announces no date of the year after the next. */
function checkYear(year: number, report: Report): void {
  const latest = new Date().getFullYear() + 1;
  if (year >= 1992 && year <= latest) return;
  report(`${year} cannot be the year: write one from 1992 to ${latest}.`);
}

function checkTime(text: string, report: Report, path: Found['path']): void {
  const [, hours, rest] = /^([01]?\d|2[0-3])(:[0-5]\d(?::[0-5]\d)?)$/.exec(text) ?? [];
  if (!hours) return report(`There is no time “${text}”: write 24 hours, as in 15:40.`);
  const afternoon = `${Number(hours) + 12}${rest}`;
  if (hours.length === 1) {
    return report(
      `“${text}” needs 24 hours: write 0${text} for the morning, or ${afternoon} for the afternoon.`,
    );
  }
  // No weekly meeting begins at night; a bus to a regional may leave then.
  const isWeekly = path.at(-1) === 'starts' && !path.includes('insteadAt');
  if (isWeekly && Number(hours) < 6) {
    report(`“${text}” is at night: write ${afternoon} for the afternoon.`);
  }
}

const SPANS = [
  ['firstDay', 'lastDay'],
  ['starts', 'ends'],
] as const;

function checkOrder(group: Fields, report: Report): void {
  for (const [begin, end] of SPANS) {
    const [first, last] = [group[begin], group[end]];
    if (typeof first === 'string' && typeof last === 'string' && last <= first) {
      report(`${end} must be after ${begin} (${first}).`, end);
    }
  }
}

interface Season {
  readonly id: string;
  readonly name: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
}

/** The seasons of the schedule have ids of their own, which calendars go by, and no day in common. */
export const seasonsRule = groupRule((group, report) => {
  const seasons = Object.entries(group) as [string, Season][];
  if (!seasons.every(([, held]) => isSeason(held))) return;
  for (const [index, [field, season]] of seasons.entries()) {
    for (const [, other] of seasons.slice(0, index)) {
      if (season.id === other.id) {
        report(
          `The id “${season.id}” is that of another season; calendars would take one for the other.`,
          field,
        );
      } else if (!startsAfter(season, other) && !startsAfter(other, season)) {
        report(
          `This season has days in common with “${other.name}”: end one before the other.`,
          field,
        );
      }
    }
  }
});

function isSeason(value: unknown): boolean {
  return isGroup(value) && 'id' in value && 'meetings' in value;
}

/** Also true where a day is not announced. */
function startsAfter({ firstDay }: Season, { lastDay }: Season): boolean {
  return firstDay === undefined || lastDay === undefined || firstDay > lastDay;
}

/**
 * A day on which a meeting is cancelled has one, and is listed once. In a season whose last day is not
 * announced, and outside all seasons, nobody knows.
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
  const season = isDay(date) ? seasonOn(schedule, date) : undefined;
  if (insteadAt || !season) return;
  const weekday = weekdayOf(date);
  if (season.meetings.some(({ days }) => days.includes(weekday))) return;
  report(`There is no meeting on ${weekday}, ${date}, to cancel.`, 'date');
});

/** A time zone is one that browsers know: by any other, no day or time can be told. */
export const timeZoneRule = textRule((zone, report, { path }) => {
  if (path.at(-1) !== 'timeZone') return;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    const guess = closestMatch(zone, Intl.supportedValuesOf('timeZone'));
    report(`There is no time zone “${zone}”. Did you mean “${guess}”?`);
  }
});

/** The city line of an address can be told apart into its parts. */
export const cityRule = textRule((line, report, { path }) => {
  if (path.at(-1) === 'city' && !CITY_LINE.test(line)) report(explainCityLine(line));
});
