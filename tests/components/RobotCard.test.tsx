/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { RobotCard } from '../../src/components/RobotCard';
import { pictures } from '../../src/generated/pictures';
import { renderSite } from '../renderSite';

pictures['test-card.png'] = {
  width: 1200,
  height: 1200,
  color: '#203040',
  hash: 'abcd1234',
  widths: [480],
  fallback: 'png',
};

const link = { label: 'Learn More', to: '/rebuilt', about: 'about Rebuilt' };

test('a card has a heading, a picture, its text, and one link that names its subject', () => {
  renderSite(
    <RobotCard
      title="Rebuilt"
      year={2026}
      picture={{ file: 'test-card.png', alt: 'Roomba' }}
      link={link}
    >
      <p>Robots score fuel.</p>
    </RobotCard>,
  );
  const card = screen.getByRole('article');
  expect(screen.getByRole('heading', { name: 'Rebuilt', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Roomba' })).toBeInTheDocument();
  expect(card).toHaveTextContent('Robots score fuel.');
  expect(screen.getByRole('link')).toHaveAccessibleName('Learn More about Rebuilt');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/rebuilt');
});
