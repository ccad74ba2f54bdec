import ICAL from 'ical.js';
import type { MeetingSchedule, YearEvent } from '../../content/types/schedule';
import { upcomingMeetings } from '../../src/meetings/meetings';
import { meetingCalendar } from '../../src/pipeline/meetingCalendar';

const words = {
  name: 'Team meetings',
  eventName: 'Meeting; bring goggles, and a friend',
};

const schedule: MeetingSchedule = {
  timeZone: 'America/Chicago',
  changed: '2026-08-01',
  seasons: [
    {
      name: 'Fall',
      firstDay: '2026-10-20',
      lastDay: '2026-11-14',
      meetings: [
        { days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' },
        { days: ['Saturday'], starts: '12:00', ends: '16:30' },
      ],
    },
    {
      name: 'Spring',
      firstDay: '2027-02-22',
      lastDay: '2027-03-31',
      place: 'university',
      meetings: [{ days: ['Wednesday'], starts: '15:40', ends: '18:00' }],
    },
    {
      name: 'Summer',
      firstDay: '2027-06-01',
      meetings: [{ days: ['Monday'], starts: '15:40', ends: '18:00' }],
    },
  ],
  exceptions: [
    { date: '2026-10-28', reason: 'Fall break' },
    { date: '2026-11-02', reason: 'Half a day', insteadAt: { starts: '13:00', ends: '15:00' } },
    { date: '2026-11-20', reason: 'Open house', insteadAt: { starts: '10:00', ends: '12:00' } },
    { date: '2027-03-31', reason: 'Testing day' },
  ],
};

const write = (given: MeetingSchedule = schedule, events: YearEvent[] = []) =>
  meetingCalendar({ schedule: given, events }, words, 'https://example.org');
const parse = (text: string) => ICAL.Component.fromString(text);

/** Ids, begins and ends of all events, as a calendar reads them. */
function timesIn(text: string): string[][] {
  return parse(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ uid, startDate, endDate }) => [
      uid,
      ...[startDate, endDate].map((time) => time.toJSDate().toISOString()),
    ]);
}

test('a calendar shows exactly the site’s meetings, each with a stable id, in winter and summer time', () => {
  const known = upcomingMeetings(schedule, Date.parse('2026-01-01'), 100).map(
    ({ day, startsAt, endsAt }) => [
      `${day}@robohornets-1209`,
      new Date(startsAt).toISOString(),
      new Date(endsAt).toISOString(),
    ],
  );
  expect(known).toHaveLength(16);
  const times = timesIn(write());
  expect(times).toEqual(known);
  expect(times.map(([, begin]) => begin)).toContain('2026-10-26T20:40:00.000Z');
  expect(times.map(([, begin]) => begin)).toContain('2026-11-04T21:40:00.000Z');
});

test('a second meeting of a day has an id of its own', () => {
  const extra = {
    date: '2026-11-02',
    reason: 'Late',
    insteadAt: { starts: '16:00', ends: '17:00' },
  };
  const exceptions = [...schedule.exceptions, extra as MeetingSchedule['exceptions'][number]];
  const ids = timesIn(write({ ...schedule, exceptions })).map(([id]) => id);
  expect(ids).toContain('2026-11-02@robohornets-1209');
  expect(ids).toContain('2026-11-02-2@robohornets-1209');
});

test('an event says what it is, where it is, and why it differs', () => {
  const events = parse(write()).getAllSubcomponents('vevent');
  const fields = (id: string) => {
    const event = events.find(
      (each) => each.getFirstPropertyValue('uid') === `${id}@robohornets-1209`,
    );
    return ['summary', 'location', 'description'].map((name) => event?.getFirstPropertyValue(name));
  };
  expect(fields('2027-03-03')).toEqual([
    'Meeting; bring goggles, and a friend',
    'The University of Tulsa, 800 S Tucker Dr, Tulsa, OK 74104',
    null,
  ]);
  expect(fields('2026-11-20')).toEqual([
    'Meeting; bring goggles, and a friend',
    null,
    'Open house',
  ]);
});

test('kickoffs and competitions take whole days, and say where they are and where to read more', () => {
  const days = { from: '2027-03-18', until: '2027-03-21' } as const;
  const text = write({ ...schedule, seasons: [], exceptions: [] }, [
    { ...days, kind: 'kickoff', id: 'kickoff-2027', name: 'HIVE kickoff', page: '/hive' },
    {
      ...{
        ...days,
        kind: 'competition',
        id: '2027hill',
        name: 'Hill Regional',
        place: 'Hill City',
      },
      ...{ page: 'https://www.thebluealliance.com/event/2027hill', inFull: '' },
    },
  ]);
  const fields = ['uid', 'summary', 'dtstart', 'dtend', 'location', 'url'];
  const events = parse(text).getAllSubcomponents('vevent');
  expect(
    events.map((event) => fields.map((name) => event.getFirstPropertyValue(name)?.toString())),
  ).toEqual([
    [
      'kickoff-2027@robohornets-1209',
      'HIVE kickoff',
      '2027-03-18',
      '2027-03-22',
      undefined,
      'https://example.org/hive',
    ],
    [
      '2027hill@robohornets-1209',
      'Hill Regional',
      '2027-03-18',
      '2027-03-22',
      'Hill City',
      'https://www.thebluealliance.com/event/2027hill',
    ],
  ]);
  expect(text).toContain('DTSTART;VALUE=DATE:20270318');
});

test('the same schedule gives the same text, whenever it is built', () => {
  jest.useFakeTimers({ now: Date.parse('2030-01-01') });
  const later = write();
  jest.useRealTimers();
  expect(later).toBe(write());
  expect(later.match(/^DTSTAMP:.*$/gm)).toEqual(Array(16).fill('DTSTAMP:20260801T000000Z'));
});

test('the calendar has a name and a time zone, and asks to be reloaded every day', () => {
  const text = write();
  for (const line of [
    'VERSION:2.0',
    'X-WR-CALNAME:Team meetings',
    'X-WR-TIMEZONE:America/Chicago',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
