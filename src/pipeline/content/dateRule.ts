import type { Violation, Rule } from './rule';

/** Days exist in the calendar, times on the clock, and nothing ends before it begins. */
export const dateRule: Rule = ({ value }) => {
  if (typeof value === 'string') return [...findDayProblem(value), ...findTimeProblem(value)];
  return typeof value === 'object' && value !== null ? findOrderProblem(value) : [];
};

const SPANS = [
  ['firstDay', 'lastDay'],
  ['starts', 'ends'],
] as const;

function findDayProblem(text: string): Violation[] {
  if (!/^\d+-\d+-\d+$/.test(text)) return [];
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
  return isDay
    ? []
    : [{ message: `There is no day “${text}”: write year-month-day, as in 2026-01-10.` }];
}

function findTimeProblem(text: string): Violation[] {
  if (!/^\d+:\d+(:\d+)?$/.test(text)) return [];
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
