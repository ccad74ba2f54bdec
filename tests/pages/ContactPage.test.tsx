/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { contact } from '../../content/contact';
import { mailTo, team } from '../../content/team';
import { ContactPage } from '../../src/pages/ContactPage';
import { withoutMarks } from '../../src/lib/inlineText';
import { openSite } from '../renderSite';

test('Contact has sections and roles, but no names', async () => {
  await openSite(<ContactPage />);
  for (const { title } of [contact.contacts, contact.location, contact.getInTouch]) {
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeInTheDocument();
  }
  for (const { title } of contact.contacts.roles) {
    expect(screen.getByRole('heading', { name: title, level: 3 })).toBeInTheDocument();
  }
});

test('both places have an address and a link to a map', async () => {
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
  const maps = contact.location.places.map(({ map }) =>
    screen.getByRole('link', { name: map.label }).getAttribute('href'),
  );
  expect(maps).toEqual([team.school.map, team.university.map]);
});

test('the button opens an e-mail to the team; each topic opens one with its subject', async () => {
  const { getInTouch, topics } = contact;
  await openSite(<ContactPage />);
  expect(screen.getByRole('link', { name: getInTouch.link.label })).toHaveAttribute(
    'href',
    `mailto:${team.email}`,
  );
  const section = screen.getByRole('heading', { name: topics.title }).closest('section')!;
  const links = within(within(section).getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    topics.links.map(({ label, to }) => [label, to]),
  );
});

test('a subject arrives unchanged, whatever characters it contains', () => {
  const address = new URL(mailTo('Parts & tools? 100% yes + “thanks” #1'));
  expect(address.pathname).toBe(team.email);
  expect(decodeURIComponent(address.search)).toBe('?subject=Parts & tools? 100% yes + “thanks” #1');
  // In an e-mail address a plus sign is a plus sign, and never a space.
  expect(address.href).not.toContain('+');
  expect(address.hash).toBe('');
});

test('mentors and team leadership are reached at the team’s own address', async () => {
  await openSite(<ContactPage />);
  for (const { text, links } of contact.contacts.roles) {
    const link = screen.getByRole('link', { name: links[0]!.label });
    expect(screen.getByText(text)).toHaveTextContent(team.email);
    expect(link.getAttribute('href')).toMatch(new RegExp(`^mailto:${team.email}\\?subject=.`));
  }
});

test('the page says what is stored about a visit, folded', async () => {
  await openSite(<ContactPage />);
  const { title, paragraphs } = contact.privacy;
  const privacy = screen.getByText(title).closest('details');
  expect(privacy).not.toHaveAttribute('open');
  for (const paragraph of paragraphs) expect(privacy).toHaveTextContent(withoutMarks(paragraph));
});
