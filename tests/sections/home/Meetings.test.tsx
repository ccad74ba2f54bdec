/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { MeetingSchedule } from '../../../content/types/schedule';
import { home } from '../../../content/home';
import { spokenDay, spokenHours } from '../../../content/spoken';
import { Meetings } from '../../../src/sections/home/Meetings';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { renderSite } from '../../renderSite';

const schedule: MeetingSchedule = {
  timeZone: 'America/Chicago',
  changed: '2026-08-01',
  seasons: [
    {
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

const factsWith = (given: MeetingSchedule) => ({
  schedule: given,
  events: [],
});

function open(moment: string, given: MeetingSchedule = schedule) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  return renderSite(<Meetings {...home.meetings} facts={factsWith(given)} />);
}
afterEach(() => jest.useRealTimers());

const until = (moment: string) =>
  act(() => jest.advanceTimersByTime(Date.parse(moment) - Date.now()));
const { calendar, today: words, year } = home.meetings;
const answer = () =>
  screen.getByRole('heading', { name: words.question }).nextElementSibling?.textContent;
const next = () => screen.getByText(/^Next/).textContent;
const subscribe = { name: `${calendar.subscribe} ${calendar.subscribeAbout}` };
const add = { name: `${calendar.add} ${calendar.addAbout}` };

test('the answer follows the clock while the page is open, through the day into the next', () => {
  open('2027-01-09T11:00:00-06:00');
  const saturday = spokenHours({ starts: '12:00', ends: '16:30' });
  const monday = spokenHours({ starts: '15:40', ends: '18:00' });
  const nextMeeting = year.nextMeeting(spokenDay('2027-01-11'), monday);
  expect([answer(), next()]).toEqual([words.yes(saturday), nextMeeting]);
  until('2027-01-09T11:59:59.999-06:00');
  expect(answer()).toBe(words.yes(saturday));
  until('2027-01-09T12:00:00-06:00');
  expect(answer()).toBe(words.underWay(saturday));
  until('2027-01-09T16:30:00-06:00');
  expect([answer(), next()]).toEqual([words.over(saturday), nextMeeting]);
  until('2027-01-10T00:00:00-06:00');
  expect(answer()).toBe(words.no);
  until('2027-01-12T00:00:00-06:00');
  expect([answer(), next()]).toEqual([words.noneAnnounced, 'Next: Two regionals, in the spring.']);
});

test('a tab that slept past a change is up to date when it is shown', () => {
  open('2027-01-09T11:00:00-06:00');
  jest.setSystemTime(Date.parse('2027-01-09T20:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answer()).toContain(words.over(spokenHours({ starts: '12:00', ends: '16:30' })));
});

test('the ring says what is now; before the day is known, nothing that could be stale', () => {
  open('2026-11-28T12:00:00-06:00');
  expect(screen.getByText(/^Now/)).toHaveTextContent('Now: Robot 101.');
  const page = renderToString(
    <SiteTheme>
      <Meetings {...home.meetings} facts={factsWith(schedule)} />
    </SiteTheme>,
  );
  expect(page).toContain(words.neutral);
  expect(page).not.toMatch(/Now:|Next/);
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

test('with nothing ahead, only the subscription is offered', () => {
  open('2027-02-01T12:00:00-06:00');
  expect(screen.getByRole('link', subscribe)).toBeVisible();
  expect(screen.queryByRole('link', add)).not.toBeInTheDocument();
});

test('a season is marked as over once its last day has passed, and not before', () => {
  const season = {
    ...home.meetings.seasons[0]!,
    overAfter: undefined,
    period: 'This winter',
    pastPeriod: 'Last winter',
  };
  const seasons = [
    { ...season, name: 'Known', overAfter: '2027-01-11' as const },
    { ...season, name: 'Unknown' },
  ];
  const isOver = (name: string) =>
    screen.getByRole('heading', { name }).parentElement?.textContent?.includes(season.pastPeriod);
  jest.useFakeTimers({ now: Date.parse('2027-01-11T23:59:00-06:00') });
  renderSite(<Meetings {...home.meetings} seasons={seasons} facts={factsWith(schedule)} />);
  expect(isOver('Known')).toBe(false);
  jest.setSystemTime(Date.parse('2027-01-12T00:01:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(isOver('Known')).toBe(true);
  expect(isOver('Unknown')).toBe(false);
});
