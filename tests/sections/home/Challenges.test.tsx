/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { home } from '../../../content/home';
import { Challenges } from '../../../src/sections/home/Challenges';
import { renderSite } from '../../renderSite';

test('a challenge has one link, which covers the whole card', () => {
  const [card] = home.challenges.cards;
  const text = 'Robots climb [a tower](/rebuilt).';
  renderSite(<Challenges {...home.challenges} cards={[{ ...card!, text }]} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
