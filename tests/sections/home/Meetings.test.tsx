/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { MeetingSchedule } from '../../../content/contentTypes';
import { homeRest } from '../../../content/homeRest';
import { spokenDay, spokenHours } from '../../../content/spoken';
import { Meetings } from '../../../src/sections/home/Meetings';
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

function open(moment: string, given: MeetingSchedule = schedule) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  const spoken = { spokenDay, spokenHours };
  return renderSite(<Meetings {...homeRest.meetings} schedule={given} spoken={spoken} />);
}
afterEach(() => jest.useRealTimers());

const until = (moment: string) =>
  act(() => jest.advanceTimersByTime(Date.parse(moment) - Date.now()));
const answer = () =>
  screen.getByRole('heading', { name: homeRest.meetings.today.question }).nextElementSibling;

test('the answer follows the clock while the page is open, through the day into the next', () => {
  open('2027-01-09T11:00:00-06:00');
  const next = 'Next on the schedule: Monday, January 11th, 3:40PM-6:00PM.';
  expect(answer()).toHaveTextContent(`Yes, 12:00PM-4:30PM.${next}`);
  until('2027-01-09T11:59:59.999-06:00');
  expect(answer()).toHaveTextContent(/^Yes, 12/);
  until('2027-01-09T12:00:00-06:00');
  expect(answer()).toHaveTextContent(`Yes, right now: 12:00PM-4:30PM.${next}`);
  until('2027-01-09T16:30:00-06:00');
  expect(answer()).toHaveTextContent(`There was one, 12:00PM-4:30PM. It is over.${next}`);
  until('2027-01-10T00:00:00-06:00');
  expect(answer()).toHaveTextContent(`No.${next}`);
  until('2027-01-12T00:00:00-06:00');
  expect(answer()).toHaveTextContent(
    /^The dates of our next meetings are not announced yet\. Ask us/,
  );
});

test('a tab that slept past the change knows it when it is looked at', () => {
  open('2027-01-09T11:00:00-06:00');
  jest.setSystemTime(Date.parse('2027-01-09T20:00:00-06:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answer()).toHaveTextContent(/^There was one/);
});

test('leaving takes the timer along', () => {
  const { unmount } = open('2027-01-09T11:00:00-06:00');
  unmount();
  act(() => jest.advanceTimersByTime(0));
  expect(jest.getTimerCount()).toBe(0);
});

test('before a known season nothing is said of today, but what comes', () => {
  open('2026-12-01T12:00:00-06:00');
  expect(answer()).toHaveTextContent(
    'No meeting is announced for today.Next on the schedule: Saturday, January 9th, 12:00PM-4:30PM.',
  );
});

test('a cancelled day has its reason', () => {
  const exceptions = [{ date: '2027-01-09', reason: 'Snow day' } as const];
  open('2027-01-09T09:00:00-06:00', { ...schedule, exceptions });
  expect(answer()).toHaveTextContent(/^No: Snow day\./);
});

test('while meetings are ahead the calendar can be added as well as subscribed to', () => {
  open('2027-01-09T09:00:00-06:00');
  expect(screen.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute(
    'href',
    'webcal://localhost/meetings.ics',
  );
  expect(screen.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
    'href',
    '/meetings.ics',
  );
  expect(screen.getByText('http://localhost/meetings.ics')).toBeVisible();
});

test('with nothing ahead the page leads to Contact and offers the subscription alone', () => {
  open('2027-02-01T12:00:00-06:00');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: /^Subscribe/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).not.toBeInTheDocument();
  expect(screen.getByText(homeRest.meetings.calendar.nothingAhead)).toBeVisible();
});
