import { screen } from '@testing-library/react';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { openSite } from '../renderSite';

test('Sponsors tells about the team, with a link to the organization', async () => {
  await openSite(<SponsorsPage />);
  const paragraph = screen.getByText(/^We are Team 1209/);
  expect(paragraph).toHaveTextContent('Booker T. Washington High School');
  expect(paragraph).toHaveTextContent('a team since 2003');
  expect(paragraph).toHaveTextContent('over 40 members');
  expect(screen.getByRole('link', { name: /^FIRST ?®$/ })).toHaveAttribute(
    'href',
    'https://www.firstinspires.org',
  );
});

test('each sponsor stands in its tier and is linked', async () => {
  await openSite(<SponsorsPage />);
  expect(screen.getByRole('heading', { name: 'University', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The University of Tulsa' })).toHaveAttribute(
    'href',
    'https://utulsa.edu',
  );
});

test('whoever wants to help can write an e-mail about it', async () => {
  await openSite(<SponsorsPage />);
  expect(screen.getByRole('link', { name: 'Ask about sponsoring' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:btwrobotics@gmail\.com\?subject=Sponsoring/),
  );
});
