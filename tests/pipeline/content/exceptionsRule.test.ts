import type { MeetingException, MeetingSchedule } from '../../../content/contentTypes';
import { exceptionsRule } from '../../../src/pipeline/content/exceptionsRule';
import type { Found } from '../../../src/pipeline/content/walkContent';

const spring: MeetingSchedule['seasons'][number] = {
  id: 'spring-2026',
  name: 'Spring',
  firstDay: '2026-01-10',
  lastDay: '2026-02-21',
  meetings: [{ days: ['Monday'], starts: '15:40', ends: '18:00' }],
};

const schedule: Omit<MeetingSchedule, 'exceptions'> = {
  timeZone: 'America/Chicago',
  changed: '2026-01-01',
  seasons: [spring],
};

/** Returns what the rule says about the last of the exceptions. */
function problemsOf(...exceptions: MeetingException[]) {
  return problemsIn({ ...schedule, exceptions });
}

function problemsIn({ exceptions, ...others }: MeetingSchedule) {
  const index = exceptions.length - 1;
  return exceptionsRule({
    module: { values: { schedule: { ...others, exceptions } } },
    path: ['schedule', 'exceptions', index],
    value: exceptions[index],
  } as unknown as Found);
}

const reason = 'Winter break';
const insteadAt = { starts: '10:00', ends: '12:00' } as const;

test('a day with a meeting can be cancelled, and a day without one can get one', () => {
  expect(problemsOf({ date: '2026-02-16', reason })).toEqual([]);
  expect(problemsOf({ date: '2026-02-17', reason, insteadAt })).toEqual([]);
});

test('a day that does not exist is left to the rule about days', () => {
  expect(problemsOf({ date: '2026-01-45', reason })).toEqual([]);
});

const weekly = spring.meetings[0]!;
const wrong: [string, Partial<MeetingSchedule>][] = [
  ['an hour', { seasons: [{ ...spring, meetings: [{ ...weekly, starts: '25:00' }] }] }],
  ['a time', { seasons: [{ ...spring, meetings: [{ ...weekly, ends: '3:40' }] }] }],
  ['a time zone', { timeZone: 'America/Chicgo' }],
];

test.each(wrong)('%s that does not exist is left to the rule about it', (_, mistake) => {
  const exceptions = [{ date: '2026-02-16', reason } as const];
  expect(problemsIn({ ...schedule, exceptions, ...mistake })).toEqual([]);
});

test('nobody knows about a day outside all seasons', () => {
  expect(problemsOf({ date: '2026-03-17', reason })).toEqual([]);
});

test('a day without a meeting cannot be cancelled', () => {
  expect(problemsOf({ date: '2026-02-17', reason })).toEqual([
    { field: 'date', message: 'There is no meeting on Tuesday, 2026-02-17, to cancel.' },
  ]);
});

test('a day may have two other meetings, but not also be cancelled', () => {
  const date = '2026-02-16';
  expect(problemsOf({ date, reason, insteadAt }, { date, reason, insteadAt })).toEqual([]);
  expect(problemsOf({ date, reason }, { date, reason, insteadAt })).toEqual([
    { message: expect.stringContaining('The day 2026-02-16 is listed above already') as string },
  ]);
});

test('other values are fine', () => {
  const found = { module: { values: {} }, path: ['schedule', 'seasons', 0], value: spring };
  expect(exceptionsRule(found as unknown as Found)).toEqual([]);
});
