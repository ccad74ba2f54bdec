/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { home } from '../../../content/home';
import { year } from '../../../content/schedule';
import { spokenDay } from '../../../content/spoken';
import { YearRing } from '../../../src/sections/home/YearRing';
import { SiteTheme } from '../../../src/theme/SiteTheme';
import { renderSite } from '../../renderSite';

const ring = <YearRing {...home.yearRing} year={year} spokenDay={spokenDay} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the ring says what is now and what is next', () => {
  jest.setSystemTime(new Date('2026-11-28T12:00:00-06:00'));
  renderSite(ring);
  expect(screen.getByText(/^Now:/)).toHaveTextContent('Now: Robot 101.');
  expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: Kickoff, early January.');
});

test('the prerendered ring has our year in words, and no day that could be stale', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SiteTheme>{ring}</SiteTheme>);
  for (const { title, when } of home.yearRing.stages) {
    expect(page).toHaveTextContent(title);
    expect(page).toHaveTextContent(when);
  }
  expect(page).not.toHaveTextContent('Now:');
});
