/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { MeetingSchedule } from '../../../content/contentTypes';
import { home } from '../../../content/home';
import { spokenDay, spokenHours } from '../../../content/spoken';
import { LOOK_AGAIN_MS } from '../../../src/lib/timers';
import { Meetings } from '../../../src/sections/home/Meetings';
import { withoutMarks } from '../../../src/lib/inlineText';
import { renderSite } from '../../renderSite';

const schedule: MeetingSchedule = {
  timeZone: 'America/Chicago',
  changed: '2026-08-01',
  seasons: [
    {
      id: 'build',
      name: 'Build season',
      firstDay: '2027-01-09',
      lastDay: '2027-01-11',
      meetings: [
        { days: ['Saturday'], starts: '12:00', ends: '16:30' },
        { days: ['Monday'], starts: '15:40', ends: '18:00' },
      ],
    },
  ],
  exceptions: [],
};

const spoken = { spokenDay, spokenHours };
const yearWith = (given: MeetingSchedule) => ({
  schedule: given,
  firstMeeting: { date: '2026-09-09' as const },
  events: [],
});

function open(moment: string, given: MeetingSchedule = schedule) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  return renderSite(<Meetings {...home.meetings} year={yearWith(given)} spoken={spoken} />);
}
afterEach(() => jest.useRealTimers());

const until = (moment: string) =>
  act(() => jest.advanceTimersByTime(Date.parse(moment) - Date.now()));
const words = home.meetings.now;
const { calendar } = home.meetings;
const answers = () =>
  screen.getByRole('heading', { name: words.question }).nextElementSibling as HTMLElement;
const answer = () => answers().textContent;
const ask = withoutMarks(words.joining.ask);
const subscribe = { name: `${calendar.subscribe} ${calendar.subscribeAbout}` };
const add = { name: `${calendar.add} ${calendar.addAbout}` };

test('the answer follows the clock while the page is open, through the day into the next', () => {
  open('2027-01-09T11:00:00-06:00');
  const saturday = spokenHours({ starts: '12:00', ends: '16:30' });
  const monday = spokenHours({ starts: '15:40', ends: '18:00' });
  const next = words.next(spokenDay('2027-01-11'), monday) + ask;
  expect(answer()).toBe(words.yes(saturday) + next);
  until('2027-01-09T11:59:59.999-06:00');
  expect(answer()).toBe(words.yes(saturday) + next);
  until('2027-01-09T12:00:00-06:00');
  expect(answer()).toBe(words.underWay(saturday) + next);
  until('2027-01-09T16:30:00-06:00');
  expect(answer()).toBe(words.over(saturday) + next);
  until('2027-01-10T00:00:00-06:00');
  expect(answer()).toBe(words.no + next);
  until('2027-01-12T00:00:00-06:00');
  expect(answer()).toBe(withoutMarks(words.notAnnounced) + ask);
});

test('a tab that slept past a change is up to date when it is shown', () => {
  open('2027-01-09T11:00:00-06:00');
  jest.setSystemTime(Date.parse('2027-01-09T20:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answer()).toContain(words.over(spokenHours({ starts: '12:00', ends: '16:30' })));
});

test('the answer is right within a minute after the machine slept, or its clock was set', () => {
  open('2027-01-09T11:00:00-06:00');
  jest.setSystemTime(Date.parse('2027-01-09T19:00:00-06:00'));
  act(() => jest.advanceTimersByTime(LOOK_AGAIN_MS));
  expect(answer()).toContain(words.over(spokenHours({ starts: '12:00', ends: '16:30' })));
});

test('unmounting clears the timer', () => {
  const { unmount } = open('2027-01-09T11:00:00-06:00');
  unmount();
  act(() => jest.advanceTimersByTime(0));
  expect(jest.getTimerCount()).toBe(0);
});

test('before a known season, only the next meeting is given', () => {
  open('2026-12-01T12:00:00-06:00');
  const hours = spokenHours({ starts: '12:00', ends: '16:30' });
  expect(answer()).toBe(words.noneAnnounced + words.next(spokenDay('2027-01-09'), hours) + ask);
});

test('in a season without an end, nothing is said about today or a next meeting', () => {
  const seasons: MeetingSchedule['seasons'] = [
    { id: 'open', name: 'Off-season', firstDay: '2026-09-01', meetings: [] },
    ...schedule.seasons,
  ];
  open('2026-12-01T12:00:00-06:00', { ...schedule, seasons });
  expect(answer()).toBe(words.neutral + ask);
});

test('before a season without an end, its first day is given, not a meeting after it', () => {
  const seasons: MeetingSchedule['seasons'] = [
    { id: 'open', name: 'Off-season', firstDay: '2026-12-03', meetings: [] },
    ...schedule.seasons,
  ];
  open('2026-12-01T12:00:00-06:00', { ...schedule, seasons });
  expect(answer()).toBe(words.noneAnnounced + words.nextMeetings(spokenDay('2026-12-03')) + ask);
});

test('a cancelled day gives the reason', () => {
  const exceptions = [{ date: '2027-01-09', reason: 'Snow day' } as const];
  open('2027-01-09T09:00:00-06:00', { ...schedule, exceptions });
  expect(answer()).toContain(words.cancelled('Snow day'));
});

test('while meetings are ahead the calendar can be added as well as subscribed to', () => {
  open('2027-01-09T09:00:00-06:00');
  expect(screen.getByRole('link', subscribe)).toHaveAttribute(
    'href',
    'webcal://localhost/meetings.ics',
  );
  expect(screen.getByRole('link', add)).toHaveAttribute('href', '/meetings.ics');
  expect(screen.getByText('http://localhost/meetings.ics')).toBeVisible();
});

test('with nothing ahead, the page links to Contact and offers only the subscription', () => {
  open('2027-02-01T12:00:00-06:00');
  expect(within(answers()).getByRole('link')).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', subscribe)).toBeVisible();
  expect(screen.queryByRole('link', add)).not.toBeInTheDocument();
});

test('a season is marked as over once its last day has passed, and not before', () => {
  const season = { period: 'This winter', pastPeriod: 'Last winter', times: [], place: 'Here' };
  const seasons = [
    { ...season, name: 'Known', overAfter: '2027-01-11' as const },
    { ...season, name: 'Unknown' },
  ];
  const meetings = { ...home.meetings, seasons, year: yearWith(schedule), spoken };
  const isOver = (name: string) =>
    screen.getByRole('heading', { name }).parentElement?.textContent?.includes(season.pastPeriod);
  jest.useFakeTimers({ now: Date.parse('2027-01-11T23:59:00-06:00') });
  renderSite(<Meetings {...meetings} />);
  expect(isOver('Known')).toBe(false);
  jest.setSystemTime(Date.parse('2027-01-12T00:01:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isOver('Known')).toBe(true);
  expect(isOver('Unknown')).toBe(false);
});
