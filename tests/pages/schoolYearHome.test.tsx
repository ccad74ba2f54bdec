/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { HomePage } from '../../src/pages/HomePage';
import { datesWithoutYear, schoolYear } from '../schoolYear';
import { openSite } from '../renderSite';

afterEach(() => jest.useRealTimers());

test.each(schoolYear)('on %s, Home says only what is true, and how to join', async (day) => {
  jest.useFakeTimers({ now: Date.parse(`${day}T12:30:00-06:00`), advanceTimers: true });
  const { container } = await openSite(<HomePage />);
  const text = container.textContent;
  expect(datesWithoutYear(text, day)).toEqual([]);
  expect(text.match(/not announced yet/g) ?? []).toHaveLength(day <= '2025-09-10' ? 0 : 1);
  if (day <= '2025-09-10') expect(text).toContain('first new-member meeting is on Wednesday');
  expect(screen.getByRole('link', { name: 'Contact the team about joining' })).toBeVisible();
  if (day === '2026-01-09') expect(text).toContain('Next: REBUILT kickoff, Saturday');
  if (day === '2026-01-10') expect(text).toContain('Today is the REBUILT kickoff.');
});
