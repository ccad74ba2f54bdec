/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Day } from '../../content/types/basics';
import type { MeetingSchedule, YearFacts } from '../../content/types/schedule';
import { meetingAfter, meetingToday, nowIn, useNow } from '../../src/meetings/now';

const schedule: MeetingSchedule = {
  timeZone: 'America/Chicago',
  changed: '2026-08-01',
  seasons: [
    {
      name: 'Fall',
      firstDay: '2026-10-26',
      lastDay: '2026-11-04',
      meetings: [{ days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' }],
    },
    {
      name: 'Build season',
      firstDay: '2027-01-09',
      lastDay: '2027-01-09',
      meetings: [{ days: ['Saturday'], starts: '12:00', ends: '16:30' }],
    },
    {
      name: 'Spring',
      firstDay: '2027-03-01',
      meetings: [{ days: ['Monday'], starts: '15:40', ends: '18:00' }],
    },
  ],
  exceptions: [
    { date: '2026-10-28', reason: 'Fall break' },
    { date: '2026-10-29', reason: 'Moved', insteadAt: { starts: '16:00', ends: '17:00' } },
  ],
};

const year: YearFacts = {
  schedule,
  events: [
    {
      ...{ kind: 'kickoff', id: 'kickoff', page: '/updraft' },
      name: 'kickoff',
      from: '2027-01-09',
      until: '2027-01-09',
    },
  ],
};

test.each([
  ['before the first meeting', '2026-10-01', undefined, 'meeting 2026-10-26'],
  ['on its day', '2026-10-26', undefined, 'meeting 2026-10-29'],
  ['before kickoff, which has a meeting, too', '2026-12-01', undefined, 'event 2027-01-09'],
  ['on the day of kickoff', '2027-01-09', 'kickoff', 'meetings 2027-03-01'],
  ['in a part of the year without an end', '2027-03-02', undefined, undefined],
])('what is on, and what is next: %s', (_, day, on, then) => {
  const { event, next } = nowIn(year, Date.parse(`${day}T20:00:00-06:00`));
  expect(event?.name).toBe(on);
  expect(next && `${next.kind} ${next.day}`).toBe(then);
});

const regional = (name: string, from: Day, until: Day) => ({
  ...{ kind: 'competition' as const, id: name, page: '/', name, from, until, inFull: name },
});

test.each([
  ['over two weeks before', '2027-03-03T23:59:59-06:00', [], 'West'],
  ['two weeks before', '2027-03-04T00:00:00-06:00', ['West soon'], 'East'],
  ['on the Saturday before', '2027-03-13T20:00:00-06:00', ['West soon', 'East soon'], undefined],
  ['from Sunday on', '2027-03-14T00:00:00-06:00', ['West', 'East'], undefined],
  ['on its last day', '2027-03-21T23:59:59-05:00', ['West', 'East'], undefined],
  ['once it is over', '2027-03-22T00:00:00-05:00', [], undefined],
])('where we compete is said in time: %s', (_, moment, expected, then) => {
  const events = [
    regional('East', '2027-03-19', '2027-03-21'),
    regional('West', '2027-03-18', '2027-03-21'),
  ];
  const given = { ...year, schedule: { ...schedule, seasons: [], exceptions: [] }, events };
  const { competitions, next, event } = nowIn(given, Date.parse(moment));
  const said = competitions.map(({ name, isThisWeek }) => name + (isThisWeek ? '' : ' soon'));
  expect(said).toEqual(expected);
  expect(next?.kind === 'event' ? next.event.name : undefined).toBe(then);
  expect(event).toBeUndefined();
});

test.each([
  ['the day before', '2027-03-17', ''],
  ['its first day', '2027-03-18', 'Twitch'],
  ['the day of a film', '2027-03-19', 'Twitch, YouTube'],
  ['the day after', '2027-03-22', ''],
])('a competition can be watched on its own days: %s', (_, day, expected) => {
  const webcasts = [
    { label: 'Twitch', to: 'https://www.twitch.tv/west' },
    { label: 'YouTube', to: 'https://www.youtube.com/watch?v=1', day: '2027-03-19' as const },
  ];
  const events = [{ ...regional('West', '2027-03-18', '2027-03-21'), webcasts }];
  const { competitions } = nowIn({ ...year, events }, Date.parse(`${day}T12:00:00-05:00`));
  const shown = competitions.flatMap(({ webcastsToday }) => webcastsToday);
  expect(shown.map(({ label }) => label).join(', ')).toBe(expected);
});

test('the part of the year that is on has its name, with or without a known end', () => {
  const partOn = (day: string) => nowIn(year, Date.parse(`${day}T12:00:00-06:00`)).part?.name;
  expect(['2026-10-25', '2026-11-03', '2027-01-10', '2027-03-09'].map(partOn)).toEqual([
    undefined,
    'Fall',
    undefined,
    'Spring',
  ]);
});

function todayAndNext(moment: string) {
  const now = Date.parse(moment);
  const today = meetingToday(schedule, now);
  const next = meetingAfter(schedule, today, now);
  return [today.kind, next && (next.kind === 'meetings' ? `from ${next.day}` : next.day)];
}

test.each([
  ['before it begins', '2026-11-02T15:39:59-06:00', 'ahead', '2026-11-04'],
  ['from its first moment', '2026-11-02T15:40:00-06:00', 'underWay', '2026-11-04'],
  ['to its last', '2026-11-02T17:59:59-06:00', 'underWay', '2026-11-04'],
  ['once it is over', '2026-11-02T18:00:00-06:00', 'over', '2026-11-04'],
  ['to the end of its day in Tulsa', '2026-11-02T23:59:59-06:00', 'over', '2026-11-04'],
  ['on a day without one', '2026-11-03T00:00:00-06:00', 'none', '2026-11-04'],
  ['before the clocks go back', '2026-10-26T15:39:59-05:00', 'ahead', '2026-10-29'],
  ['on a cancelled day', '2026-10-28T12:00:00-05:00', 'cancelled', '2026-10-29'],
  ['on an extra day', '2026-10-29T16:30:00-05:00', 'underWay', '2026-11-02'],
  ['after the last of a season', '2026-11-04T20:00:00-06:00', 'over', '2027-01-09'],
  ['between two seasons', '2026-12-01T12:00:00-06:00', 'unknown', '2027-01-09'],
  ['before a season without an end', '2027-01-09T17:00:00-06:00', 'over', 'from 2027-03-01'],
  ['in a season without an end', '2027-03-01T15:50:00-06:00', 'open', undefined],
])('is there a meeting today? %s', (_, moment, kind, next) => {
  expect(todayAndNext(moment)).toEqual([kind, next]);
});

test.each([
  ['before that day', '2026-08-30', { kind: 'meetings', day: '2026-09-01' }],
  ['until a meeting is known', '2026-09-01', { day: '2026-09-07' }],
  ['and not where a meeting is known for it', '2026-09-08', { day: '2026-09-20' }],
])('of a season without an end, the first day is next %s', (_, day, next) => {
  const exceptions: MeetingSchedule['exceptions'] = [
    { date: '2026-09-07', reason: 'Extra', insteadAt: { starts: '10:00', ends: '12:00' } },
    { date: '2026-09-20', reason: 'First', insteadAt: { starts: '10:00', ends: '12:00' } },
  ];
  const seasons: MeetingSchedule['seasons'] = [
    { name: 'Later', firstDay: '2026-09-20', meetings: [] },
    { name: 'Off-season', firstDay: '2026-09-01', meetings: [] },
  ];
  const given = { ...schedule, seasons, exceptions };
  const now = Date.parse(`${day}T12:00:00-05:00`);
  expect(meetingAfter(given, meetingToday(given, now), now)).toMatchObject(next);
});

test.each([
  ['before the first', '09:59', 'ahead', '10:00'],
  ['in the first', '11:59', 'underWay', '10:00'],
  ['between both', '12:00', 'ahead', '14:00'],
  ['in the second', '14:00', 'underWay', '14:00'],
  ['after both', '16:00', 'over', '14:00'],
])('with two meetings today, the answer is about the right one: %s', (_, time, kind, starts) => {
  const [date, reason] = ['2026-11-07' as const, 'Open house'];
  const exceptions: MeetingSchedule['exceptions'] = [
    { date, reason, insteadAt: { starts: '10:00', ends: '12:00' } },
    { date, reason, insteadAt: { starts: '14:00', ends: '16:00' } },
  ];
  const now = Date.parse(`${date}T${time}:00-06:00`);
  expect(meetingToday({ ...schedule, exceptions }, now)).toMatchObject({
    kind,
    meeting: { starts },
  });
});

test.each([
  ['2026-11-01T01:30:00-06:00', '2026-11-01T00:00:00-05:00', '2026-11-02T00:00:00-06:00'],
  ['2026-11-02T00:00:00-06:00', '2026-11-02T00:00:00-06:00', '2026-11-02T15:40:00-06:00'],
  ['2026-11-02T15:40:00-06:00', '2026-11-02T15:40:00-06:00', '2026-11-02T18:00:00-06:00'],
  ['2026-11-02T18:00:00-06:00', '2026-11-02T18:00:00-06:00', '2026-11-03T00:00:00-06:00'],
])('the answer at %s holds from %s to %s', (now, since, until) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  const { result, unmount } = renderHook(() => useNow(year));
  expect(result.current?.moment).toBe(Date.parse(since));
  act(() => jest.advanceTimersByTime(Date.parse(until) - Date.now() - 1));
  expect(result.current?.moment).toBe(Date.parse(since));
  act(() => jest.advanceTimersByTime(1));
  expect(result.current?.moment).toBe(Date.parse(until));
  unmount();
  jest.useRealTimers();
});
