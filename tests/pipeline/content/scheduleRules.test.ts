import type { MeetingException, MeetingSchedule } from '../../../content/types/schedule';
import {
  changedRule,
  exceptionsRule,
  seasonRule,
  seasonsRule,
} from '../../../src/pipeline/content/scheduleRules';
import { reportsOf } from './reportsOf';

const fall = { name: 'Fall', firstDay: '2025-09-10', meetings: [] };
const spring: MeetingSchedule['seasons'][number] = {
  name: 'Spring',
  firstDay: '2026-01-10',
  lastDay: '2026-02-21',
  meetings: [{ days: ['Monday'], starts: '15:40', ends: '18:00' }],
};
const summer = { name: 'Summer', firstDay: '2026-02-22' as const, meetings: [] };

const problemsOfSeasons = (value: unknown) => reportsOf(seasonsRule, { path: ['seasons'], value });

test.each([
  ['seasons that follow each other', [fall, spring, summer]],
  ['a season whose days are not announced', [spring, { ...summer, firstDay: undefined }]],
  ['other values', [{ name: 'a' }, null]],
])('%s are fine', (_, value) => {
  expect(problemsOfSeasons(value)).toEqual([]);
});

test.each(['2026-02-21', '2026-01-01'])(
  'a season that also meets on %s is reported',
  (firstDay) => {
    const lastDay = '2026-05-01';
    expect(problemsOfSeasons([spring, { ...summer, firstDay, lastDay }])).toEqual([
      {
        field: '1',
        message: 'This season has days in common with “Spring”: end one before the other.',
      },
    ]);
  },
);

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
  return reportsOf(exceptionsRule, {
    values: { schedule: { ...others, exceptions } },
    path: ['schedule', 'exceptions', index],
    value: exceptions[index],
  });
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
];

test.each(wrong)('%s that does not exist is left to the rule about it', (_, mistake) => {
  const exceptions = [{ date: '2026-02-16', reason } as const];
  expect(problemsIn({ ...schedule, exceptions, ...mistake })).toEqual([]);
});

test('outside all seasons there is no meeting to cancel, and in one without an end nobody knows', () => {
  expect(problemsOf({ date: '2026-03-17', reason })).toEqual([
    {
      field: 'date',
      message: 'No season has the day 2026-03-17, so there is no meeting to cancel.',
    },
  ]);
  const exceptions = [{ date: '2026-03-17', reason } as const];
  expect(problemsIn({ ...schedule, seasons: [spring, summer], exceptions })).toEqual([]);
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

test('a season of over half a year is questioned', () => {
  const reports = (season: object) =>
    reportsOf(seasonRule, { path: ['seasons', 0], value: season });
  expect(reports({ ...spring, firstDay: '2026-08-20', lastDay: '2027-02-20' })).toEqual([]);
  expect(reports({ ...spring, lastDay: undefined })).toEqual([]);
  expect(reports({ ...spring, firstDay: '2025-09-10', lastDay: '2026-12-18' })).toMatchObject([
    { message: 'From 2025-09-10 it is 66 weeks to 2026-12-18: is its year right?' },
  ]);
});

test('the schedule was changed on no day to come', () => {
  jest.useFakeTimers({ now: Date.parse('2026-09-12T23:00:00Z') });
  const changed = (day: string) => reportsOf(changedRule, { path: [], value: { changed: day } });
  expect(changed('2026-09-13')).toEqual([]);
  expect(changed('2026-09-20')).toHaveLength(1);
  jest.useRealTimers();
});

test('a season is no exception', () => {
  expect(reportsOf(exceptionsRule, { path: ['schedule', 'seasons', 0], value: spring })).toEqual(
    [],
  );
});
