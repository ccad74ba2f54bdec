/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { home } from '../../content/home';
import { HomePage } from '../../src/pages/HomePage';
import { datesWithoutYear, schoolYear } from '../schoolYear';
import { openSite } from '../renderSite';

afterEach(() => jest.useRealTimers());

test.each(schoolYear)('on %s, Home says only what is true, and what to do next', async (day) => {
  jest.useFakeTimers({ now: Date.parse(`${day}T12:30:00-06:00`), advanceTimers: true });
  const { container } = await openSite(<HomePage />);
  expect(datesWithoutYear(container.textContent, day)).toEqual([]);
  const question = screen.getByRole('heading', { name: home.meetings.now.question });
  const answers = question.nextElementSibling as HTMLElement;
  if (day <= '2025-09-10') expect(answers).toHaveTextContent('first new-member meeting: Wednesday');
  else expect(within(answers).getByRole('link')).toHaveAttribute('href', '/contact');
  if (day === '2026-01-09') expect(answers).toHaveTextContent('REBUILT kickoff, Saturday');
  if (day === '2026-01-10') expect(answers).toHaveTextContent('Today is the REBUILT kickoff.');
});
