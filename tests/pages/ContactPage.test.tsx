/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { mailTo } from '../../content/mailTo';
import { team } from '../../content/team';
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
      expect.stringContaining(team.school.street),
      expect.stringContaining(team.university.street),
    ]),
  );
  expect(
    screen.getByRole('link', { name: 'Map to Booker T. Washington High School' }),
  ).toHaveAttribute('href', team.school.map);
  expect(screen.getByRole('link', { name: 'Map to The University of Tulsa' })).toBeInTheDocument();
});

test('Email Us opens an e-mail to the team, and each topic one with its subject', async () => {
  await openSite(<ContactPage />);
  expect(screen.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
    'href',
    `mailto:${team.email}`,
  );
  const topics = within(
    screen.getByRole('heading', { name: 'What is it about?' }).nextElementSibling as HTMLElement,
  ).getAllByRole('link');
  expect(topics.map((topic) => [topic.textContent, topic.getAttribute('href')])).toEqual([
    ['Joining the team', `mailto:${team.email}?subject=Joining%20the%20team`],
    ['Sponsoring the team', `mailto:${team.email}?subject=Sponsoring%20the%20team`],
    ['Being a mentor', `mailto:${team.email}?subject=Being%20a%20mentor`],
    ['Donating', `mailto:${team.email}?subject=Donating`],
    ['Something else', `mailto:${team.email}?subject=A%20question%20for%20the%20team`],
  ]);
});

test('a subject arrives as it was written, whatever signs it holds', () => {
  const address = new URL(mailTo('Parts & tools? 100% yes + “thanks” #1'));
  expect(address.pathname).toBe(team.email);
  expect(decodeURIComponent(address.search)).toBe('?subject=Parts & tools? 100% yes + “thanks” #1');
  // In an e-mail address a plus sign is a plus sign, and never a space.
  expect(address.href).not.toContain('+');
  expect(address.hash).toBe('');
});

test('mentors and team leadership are reached at the team’s own address', async () => {
  await openSite(<ContactPage />);
  for (const name of [/e-mail the mentors$/, /e-mail the team leadership$/]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveTextContent(team.email);
    expect(link.getAttribute('href')).toContain(`mailto:${team.email}?subject=For%20the`);
  }
});

test('the page says what the browser stores, when a video is loaded, and that no student is named', async () => {
  await openSite(<ContactPage />);
  const privacy = screen.getByRole('heading', { name: 'Privacy' }).closest('section');
  expect(privacy).toHaveTextContent(/no cookies/);
  expect(privacy).toHaveTextContent(/light or dark colors, and calm mode/);
  expect(privacy).toHaveTextContent(/YouTube only after you press play/);
  expect(privacy).toHaveTextContent(/do not name students/);
});
