/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { year } from '../../../content/schedule';
import { spokenDay } from '../../../content/spoken';
import { FirstMeeting } from '../../../src/sections/home/FirstMeeting';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { renderSite } from '../../renderSite';

const meeting = (
  <FirstMeeting
    lead="Write to us."
    date="2025-09-10"
    neutral="First meeting: *Wednesday, September 10th, 2025*."
    upcoming={(today) => `The first meeting is on *${spokenDay('2025-09-10', today)}*.`}
    passed="The first meeting was on *Wednesday, September 10th, 2025*."
    nextUnknown="The date of the next one is not announced yet."
    year={year}
  />
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('on its day in Tulsa, the first meeting is still ahead', () => {
  jest.setSystemTime(new Date('2025-09-10T23:59:00-05:00'));
  renderSite(meeting);
  expect(screen.getByRole('time')).toHaveTextContent(
    'The first meeting is on Wednesday, September 10th.',
  );
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2025-09-10');
});

test('while it is more than three months away, the first meeting has its year', () => {
  jest.setSystemTime(new Date('2025-05-10T12:00:00-05:00'));
  renderSite(meeting);
  expect(screen.getByRole('time')).toHaveTextContent('is on Wednesday, September 10th, 2025.');
});

test('from the next day in Tulsa it is over: with its year, and no other date is known', () => {
  jest.setSystemTime(new Date('2025-09-11T00:00:00-05:00'));
  renderSite(meeting);
  expect(screen.getByRole('time')).toHaveTextContent('was on Wednesday, September 10th, 2025.');
  expect(screen.getByText('The date of the next one is not announced yet.')).toBeInTheDocument();
});

test('the prerendered page does not know the day, and says neither', () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00-06:00'));
  const html = renderToString(<SiteTheme>{meeting}</SiteTheme>);
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page).toHaveTextContent(/^Write to us\.First meeting: Wednesday, September 10th, 2025\.$/);
});
