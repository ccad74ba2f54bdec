import type ts from 'typescript';
import { isDay } from '../../lib/isDay';
import { fieldType } from './fieldType';
import { locate } from './locate';
import { isGroup } from './rule';
import type { Fields, Rule, Violation } from './rule';
import type { Found } from './walkContent';

/** Returns the rule that days exist in the calendar, times on the clock, and nothing ends before it begins. */
export function dateRule(checker: ts.TypeChecker): Rule {
  return (found) => {
    const { value, path } = found;
    if (typeof value === 'string') return findDateProblem(checker, found, value);
    if (typeof value === 'number') return path.at(-1) === 'year' ? findYearProblem(value) : [];
    return isGroup(value) ? findOrderProblem(value) : [];
  };
}

const KINDS = [
  { type: /\bDay\b/, shape: /^\d{4}-\d+-\d+$/, find: findDayProblem },
  { type: /\bTimeOfDay\b/, shape: /^\d+:\d+(:\d+)?$/, find: findTimeProblem },
];

/** Goes by the field's type where it has one: a score (8-5-0) and a telephone number look like days. */
function findDateProblem(checker: ts.TypeChecker, { module, path }: Found, text: string) {
  if (!/^\d+[-:]/.test(text)) return [];
  const { node, isExact } = locate(module.source, path);
  const declared = isExact ? fieldType(checker, node) : undefined;
  return KINDS.flatMap(({ type, shape, find }) =>
    (declared === undefined ? shape.test(text) : type.test(declared)) ? find(text, path) : [],
  );
}

const SPANS = [
  ['firstDay', 'lastDay'],
  ['starts', 'ends'],
] as const;

function findDayProblem(text: string): Violation[] {
  return isDay(text)
    ? findYearProblem(Number(text.slice(0, 4)))
    : [{ message: `There is no day “${text}”: write year-month-day, as in 2026-01-10.` }];
}

/** The competition began in 1992, and announces no date of the year after the next. */
function findYearProblem(year: number): Violation[] {
  const latest = new Date().getFullYear() + 1;
  return year >= 1992 && year <= latest
    ? []
    : [{ message: `${year} cannot be the year: write one from 1992 to ${latest}.` }];
}

function findTimeProblem(text: string, path: Found['path']): Violation[] {
  const [, hours, rest] = /^([01]?\d|2[0-3])(:[0-5]\d(?::[0-5]\d)?)$/.exec(text) ?? [];
  if (!hours || !rest) {
    return [{ message: `There is no time “${text}”: write 24 hours, as in 15:40.` }];
  }
  const hour = Number(hours);
  const afternoon = `${hour + 12}${rest}`;
  if (hours.length === 1) {
    const morning = `0${hour}${rest}`;
    const message = `“${text}” needs 24 hours: write ${morning} for the morning, or ${afternoon} for the afternoon.`;
    return [{ message }];
  }
  // No weekly meeting begins at night; a bus to a regional may leave then.
  const isWeekly = path.at(-1) === 'starts' && !path.includes('insteadAt');
  return isWeekly && hour < 6
    ? [{ message: `“${text}” is at night: write ${afternoon} for the afternoon.` }]
    : [];
}

function findOrderProblem(group: Fields): Violation[] {
  return SPANS.flatMap(([begin, end]) => {
    const [first, last] = [group[begin], group[end]];
    const isBackwards = typeof first === 'string' && typeof last === 'string' && last <= first;
    return isBackwards
      ? [{ field: end, message: `${end} must be after ${begin} (${first}).` }]
      : [];
  });
}
