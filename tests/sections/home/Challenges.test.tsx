/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { home } from '../../../content/home';
import { Challenges } from '../../../src/sections/home/Challenges';
import { renderSite } from '../../renderSite';

test('a challenge has one link, which covers the whole card', () => {
  const [card] = home.challenges.cards;
  const text = 'Robots climb [a tower](/rebuilt).';
  renderSite(<Challenges {...home.challenges} cards={[{ ...card!, text }]} timeZone="UTC" />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['2026-07-31', 0],
  ['2026-08-01', 1],
])('from August on, the year to come has a plate, until its season is there: %s', (day, plates) => {
  jest.useFakeTimers({ now: Date.parse(`${day}T12:00Z`) });
  renderSite(<Challenges {...home.challenges} timeZone="UTC" />);
  expect(screen.queryAllByRole('heading', { name: '2027' })).toHaveLength(plates);
  jest.useRealTimers();
});
