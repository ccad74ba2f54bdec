import { screen, within } from '@testing-library/react';
import { ContactPage } from '../../src/pages/ContactPage';
import { openSite } from '../renderSite';

test('Contact has its three sections, roles and no names', async () => {
  await openSite(<ContactPage />);
  for (const name of ['Team Contacts', 'Team Location', 'Get in Touch']) {
    expect(screen.getByRole('heading', { name, level: 2 })).toBeInTheDocument();
  }
  for (const name of ['Mentors', 'Team Leadership']) {
    expect(screen.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
  }
});

test('both places have an address and lead to a map', async () => {
  const { container } = await openSite(<ContactPage />);
  const addresses = [...container.querySelectorAll('address')].map(
    ({ textContent }) => textContent,
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1514 E Zion St'),
      expect.stringContaining('800 S Tucker Dr'),
    ]),
  );
  expect(
    screen.getByRole('link', { name: 'Map to Booker T. Washington High School' }),
  ).toHaveAttribute('href', 'https://maps.app.goo.gl/BmXw51TrHZSFVtM36');
  expect(screen.getByRole('link', { name: 'Map to The University of Tulsa' })).toBeInTheDocument();
});

test('Email Us opens an e-mail to the team, and each topic one with its subject', async () => {
  await openSite(<ContactPage />);
  expect(screen.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
    'href',
    'mailto:btwrobotics@gmail.com',
  );
  const topics = within(
    screen.getByRole('heading', { name: 'What is it about?' }).nextElementSibling as HTMLElement,
  ).getAllByRole('link');
  expect(topics).toHaveLength(5);
  for (const topic of topics) {
    expect(topic.getAttribute('href')).toMatch(/^mailto:btwrobotics@gmail\.com\?subject=\w/);
  }
});
