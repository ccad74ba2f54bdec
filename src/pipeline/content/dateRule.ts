import type ts from 'typescript';
import { isDay } from '../../lib/isDay';
import { fieldType } from './fieldType';
import { locate } from './locate';
import type { Violation, Rule } from './rule';
import type { Found } from './walkContent';

/** Returns the rule that days exist in the calendar, times on the clock, and nothing ends before it begins. */
export function dateRule(checker: ts.TypeChecker): Rule {
  return (found) => {
    const { value } = found;
    if (typeof value === 'string') return findDateProblem(checker, found, value);
    return typeof value === 'object' && value !== null ? findOrderProblem(value) : [];
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
    (declared === undefined ? shape.test(text) : type.test(declared)) ? find(text) : [],
  );
}

const SPANS = [
  ['firstDay', 'lastDay'],
  ['starts', 'ends'],
] as const;

function findDayProblem(text: string): Violation[] {
  return isDay(text)
    ? []
    : [{ message: `There is no day “${text}”: write year-month-day, as in 2026-01-10.` }];
}

function findTimeProblem(text: string): Violation[] {
  const isTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
  return isTime ? [] : [{ message: `There is no time “${text}”: write 24 hours, as in 15:40.` }];
}

function findOrderProblem(holder: object): Violation[] {
  const fields = new Map<string, unknown>(Object.entries(holder));
  return SPANS.flatMap(([begin, end]) => {
    const [first, last] = [fields.get(begin), fields.get(end)];
    const isBackwards = typeof first === 'string' && typeof last === 'string' && last <= first;
    return isBackwards
      ? [{ field: end, message: `${end} must be after ${begin} (${first}).` }]
      : [];
  });
}
