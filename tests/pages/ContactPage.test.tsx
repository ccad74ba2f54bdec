/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { contact } from '../../content/contact';
import { mailTo, team } from '../../content/team';
import { ContactPage } from '../../src/pages/ContactPage';
import { withoutMarks } from '../../src/lib/inlineText';
import { openSite } from '../renderSite';

test('a subject arrives unchanged, whatever characters it contains', () => {
  const address = new URL(mailTo('Parts & tools? 100% yes + “thanks” #1'));
  expect(address.pathname).toBe(team.email);
  expect(decodeURIComponent(address.search)).toBe('?subject=Parts & tools? 100% yes + “thanks” #1');
  // In an e-mail address a plus sign is a plus sign, and never a space.
  expect(address.href).not.toContain('+');
  expect(address.hash).toBe('');
});

test('the page says what is stored about a visit, folded', async () => {
  await openSite(<ContactPage />);
  const { title, paragraphs } = contact.privacy;
  const privacy = screen.getByText(title).closest('details');
  expect(privacy).not.toHaveAttribute('open');
  for (const paragraph of paragraphs) expect(privacy).toHaveTextContent(withoutMarks(paragraph));
});
