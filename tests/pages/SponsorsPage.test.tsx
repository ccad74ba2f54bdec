/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sponsors } from '../../content/sponsors';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { Tiers } from '../../src/sections/sponsors/Tiers';
import { openSite, renderSite } from '../renderSite';

test('the letters of its title and of its links light up one after the other', async () => {
  await openSite(<SponsorsPage />);
  const lettersOf = (element: HTMLElement) =>
    Array.from(element.querySelectorAll('[aria-hidden] > [data-letter]'), (letter) =>
      letter.getAttribute('data-letter'),
    ).join('');
  expect(lettersOf(screen.getByRole('heading', { level: 1 }))).toBe(sponsors.title);
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
  const logo = { file: 'reefscape-logo-art.png', alt: 'A bolt' };
  const tiers = [
    { name: 'Gold', sponsors: [{ ...sponsor, logo }] },
    { name: 'Silver', sponsors: [{ ...sponsor, name: 'Another' }] },
  ];
  renderSite(<Tiers {...sponsors.sponsors} tiers={tiers} />);
  const tierOf = (name: string) => screen.getByRole('heading', { name, level: 3 }).parentElement!;
  expect(within(tierOf('Gold')).getByRole('link', { name: 'A maker' })).toBeInTheDocument();
  expect(within(tierOf('Gold')).getByRole('img', { name: 'A bolt' })).toBeInTheDocument();
  expect(within(tierOf('Silver')).getByRole('link', { name: 'Another' })).toBeInTheDocument();
  expect(within(tierOf('Silver')).queryByRole('img')).toBeNull();
});
