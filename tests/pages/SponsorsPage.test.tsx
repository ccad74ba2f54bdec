/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sponsors } from '../../content/sponsors';
import { team } from '../../content/team';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { Tiers } from '../../src/sections/sponsors/Tiers';
import { openSite, renderSite } from '../renderSite';

test('Sponsors tells about the team, with a link to the organization', async () => {
  await openSite(<SponsorsPage />);
  const paragraph = screen.getByText(/^We are Team 1209/);
  expect(paragraph).toHaveTextContent('Booker T. Washington High School');
  expect(paragraph).toHaveTextContent('a team since 2003');
  expect(paragraph).toHaveTextContent(`over ${team.membersOver} members`);
  expect(screen.getByRole('link', { name: /^FIRST ?®$/ })).toHaveAttribute(
    'href',
    'https://www.firstinspires.org',
  );
});

test('the letters of its title and of its links light up one after the other', async () => {
  await openSite(<SponsorsPage />);
  const lettersOf = (element: HTMLElement) =>
    Array.from(element.querySelectorAll('[aria-hidden] > [data-letter]'), (letter) =>
      letter.getAttribute('data-letter'),
    ).join('');
  expect(lettersOf(screen.getByRole('heading', { level: 1 }))).toBe('SPONSORS');
  const first = screen.getByRole('link', { name: /^FIRST ?®$/ });
  const university = screen.getByRole('link', { name: 'The University of Tulsa' });
  await userEvent.hover(first);
  expect(lettersOf(first)).toBe('FIRST®');
  expect(lettersOf(university)).toBe('');
  await userEvent.hover(university);
  expect(lettersOf(university)).toBe('The University of Tulsa');
});

test('a new sponsor is one entry in a tier', () => {
  const sponsor = { name: 'A maker', url: 'https://example.org', text: 'Gives bolts.' };
  const tiers = [
    { name: 'Gold', sponsors: [sponsor] },
    { name: 'Silver', sponsors: [{ ...sponsor, name: 'Another' }] },
  ];
  renderSite(<Tiers {...sponsors.sponsors} tiers={tiers} />);
  const tierOf = (name: string) => screen.getByRole('heading', { name, level: 3 }).parentElement!;
  expect(within(tierOf('Gold')).getByRole('link', { name: 'A maker' })).toBeInTheDocument();
  expect(within(tierOf('Silver')).getByRole('link', { name: 'Another' })).toBeInTheDocument();
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
    expect.stringContaining(`mailto:${team.email}?subject=Sponsoring`),
  );
});
