import { closestMatch } from 'leven';
import type ts from 'typescript';
import { isDay } from '../../lib/isDay';
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
  if (isDay(text)) return checkYear(Number(text.slice(0, 4)), report);
  const padded = text.replace(/\b\d\b/g, '0$&');
  const wanted = isDay(padded) ? padded : 'one that its month has, as in 2026-01-10';
  report(`There is no day “${text}”: write ${wanted}.`);
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
    if (typeof first !== 'string' || typeof last !== 'string') continue;
    // What is not a day or a time of 24 hours has its own message.
    if (last <= first && first.length === last.length) {
      report(`${end} must be after ${begin} (${first}).`, end);
    }
  }
}

/** A time zone is one that browsers know: by any other, no day or time can be told. */
export const timeZoneRule = textRule((zone, report, { path }) => {
  if (path.at(-1) !== 'timeZone') return;
  const zones = Intl.supportedValuesOf('timeZone');
  if (!zones.includes(zone))
    report(`There is no time zone “${zone}”. Did you mean “${closestMatch(zone, zones)}”?`);
});

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const FULL_DATE = new RegExp(`\\b(\\w+day),? ((?:${MONTHS}) \\d{1,2})(?:st|nd|rd|th)?, (\\d{4})`);

/** A date in words has the weekday that the calendar gives it. */
export const weekdayRule = textRule((text, report) => {
  const [date, weekday, day, year] = FULL_DATE.exec(text) ?? [];
  const real = new Date(`${day}, ${year} UTC`).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  if (date && weekday !== real) report(`“${date}” is a ${real}: which of both is right?`);
});

/** Each sponsor is thanked once. */
export const sponsorsRule = groupRule(({ tiers }, report) => {
  if (!Array.isArray(tiers)) return;
  const names = (tiers as { sponsors?: { name: string }[] }[]).flatMap(({ sponsors = [] }) =>
    sponsors.map(({ name }) => name),
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) report(`“${twice}” is among the sponsors twice: keep one.`, 'tiers');
});

/** City, state and ZIP code, which search engines are told one by one. */
export const CITY_LINE = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** The city line of an address can be told apart into its parts. */
export const cityRule = textRule((line, report, { path }) => {
  if (path.at(-1) !== 'city' || CITY_LINE.test(line)) return;
  report(`“${line}” is not a city line: write city, state and ZIP code, as in Tulsa, OK 74106.`);
});
