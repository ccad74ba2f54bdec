/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { OutreachEntry } from '../../content/types/outreach';
import { outreach } from '../../content/outreach';
import { OutreachPage } from '../../src/pages/OutreachPage';
import { Entries } from '../../src/sections/outreach/Entries';
import { openSite, renderSite } from '../renderSite';

test('each entry says whom it is for, if it is for somebody', async () => {
  await openSite(<OutreachPage />);
  for (const { title, reached } of outreach.entries.list as OutreachEntry[]) {
    const entry = within(screen.getByRole('heading', { name: title, level: 3 }).closest('li')!);
    expect(entry.queryAllByRole('term')).toHaveLength(reached ? 1 : 0);
    expect(entry.queryAllByRole('definition')).toHaveLength(reached ? 1 : 0);
  }
  expect(screen.getAllByText('For')[0]).toBeInTheDocument();
  expect(screen.queryByText(/^The judges/)).not.toBeInTheDocument();
});

test('a new entry may have a year and a link', () => {
  const entry = {
    year: 2026,
    title: 'Summer camp',
    text: 'We built *small* robots.',
    reached: 'Thirty children',
    link: { label: 'Read more', to: '/news', about: 'about the camp' },
  };
  renderSite(<Entries {...outreach.entries} list={[entry]} />);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByText('2026')).toBeInTheDocument();
  expect(item.getByText('small').tagName).toBe('EM');
  expect(item.getByRole('definition')).toHaveTextContent('Thirty children');
  expect(item.getByRole('link', { name: 'Read more about the camp' })).toHaveAttribute(
    'href',
    '/news',
  );
});
test('figures take the place of whom an entry is for', () => {
  const entry = { title: 'Camp', text: 'We built.', reached: 'Children', since: 2024, people: 30 };
  renderSite(<Entries {...outreach.entries} list={[entry]} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2024',
    '30',
  ]);
});
