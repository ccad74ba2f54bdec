import type { MeetingSchedule } from '../../content/types/schedule';
import { meetingsOn, upcomingMeetings } from '../../src/meetings/meetings';

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
      lastDay: '2027-01-11',
      place: 'university',
      meetings: [
        { days: ['Monday'], starts: '15:40', ends: '18:00' },
        { days: ['Saturday'], starts: '12:00', ends: '16:30' },
      ],
    },
    {
      name: 'Spring',
      firstDay: '2027-03-01',
      meetings: [{ days: ['Monday'], starts: '15:40', ends: '18:00' }],
    },
  ],
  exceptions: [
    { date: '2026-10-28', reason: 'Fall break' },
    { date: '2026-11-04', reason: 'Half a day', insteadAt: { starts: '13:00', ends: '15:00' } },
    { date: '2026-11-07', reason: 'Open house', insteadAt: { starts: '10:00', ends: '12:00' } },
  ],
};

/** Returns the start and the end of each meeting after a moment, in UTC. */
const upcomingAfter = (moment: string, count = 20) =>
  upcomingMeetings(schedule, Date.parse(moment), count).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((instant) => new Date(instant).toISOString()),
  );

test('upcoming meetings follow the seasons and their exceptions, at their local times', () => {
  expect(upcomingAfter('2026-10-01T00:00:00-05:00')).toEqual([
    ['2026-10-26T20:40:00.000Z', '2026-10-26T23:00:00.000Z'],
    // The clocks go back on November 1st.
    ['2026-11-02T21:40:00.000Z', '2026-11-03T00:00:00.000Z'],
    ['2026-11-04T19:00:00.000Z', '2026-11-04T21:00:00.000Z'],
    ['2026-11-07T16:00:00.000Z', '2026-11-07T18:00:00.000Z'],
    ['2027-01-09T18:00:00.000Z', '2027-01-09T22:30:00.000Z'],
    ['2027-01-11T21:40:00.000Z', '2027-01-12T00:00:00.000Z'],
  ]);
});

test('no more meetings are returned than requested, and none that has begun', () => {
  expect(upcomingAfter('2026-11-02T15:39:59-06:00', 1)).toEqual([
    ['2026-11-02T21:40:00.000Z', '2026-11-03T00:00:00.000Z'],
  ]);
  expect(upcomingAfter('2026-11-02T15:40:00-06:00', 1)).toEqual([
    ['2026-11-04T19:00:00.000Z', '2026-11-04T21:00:00.000Z'],
  ]);
  expect(upcomingAfter('2026-10-01T00:00:00-05:00', 0)).toEqual([]);
});

test('several meetings on one day are in order, and the count may end among them', () => {
  const [date, reason] = ['2026-11-07' as const, 'Open house'];
  const twice: MeetingSchedule = {
    ...schedule,
    exceptions: [
      { date, reason, insteadAt: { starts: '14:00', ends: '16:00' } },
      { date, reason, insteadAt: { starts: '10:00', ends: '12:00' } },
    ],
  };
  expect(meetingsOn(twice, date).map(({ starts }) => starts)).toEqual(['10:00', '14:00']);
  const [next, ...others] = upcomingMeetings(twice, Date.parse('2026-11-05T00:00:00-06:00'), 1);
  expect(next).toMatchObject({ day: date, starts: '10:00' });
  expect(others).toEqual([]);
});

test('a season without a last day gives no meetings', () => {
  expect(upcomingAfter('2027-01-12T00:00:00-06:00')).toEqual([]);
  expect(meetingsOn(schedule, '2027-03-01')).toEqual([]);
  expect(upcomingMeetings({ ...schedule, seasons: [], exceptions: [] }, 0, 5)).toEqual([]);
});

test('the place of a meeting is that of its season', () => {
  expect(meetingsOn(schedule, '2027-01-09').map(({ place }) => place)).toEqual(['university']);
  expect(meetingsOn(schedule, '2026-10-26').map(({ place }) => place)).toEqual([undefined]);
});
