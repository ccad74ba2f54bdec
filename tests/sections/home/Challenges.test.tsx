/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { homeRest } from '../../../content/homeRest';
import { Challenges } from '../../../src/sections/home/Challenges';
import { renderSite } from '../../renderSite';

test('a challenge has one link, which covers the whole card', () => {
  const [card] = homeRest.challenges.cards;
  const text = 'Robots climb [a tower](/rebuilt).';
  renderSite(<Challenges {...homeRest.challenges} cards={[{ ...card!, text }]} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
