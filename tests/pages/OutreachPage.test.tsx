import { screen, within } from '@testing-library/react';
import { outreach } from '../../content/outreach';
import { OutreachPage } from '../../src/pages/OutreachPage';
import { openSite } from '../renderSite';

test('outreach works!', async () => {
  await openSite(<OutreachPage />);
  expect(screen.getByText('outreach works!')).toBeInTheDocument();
});

test('each thing the team does says whom it reached', async () => {
  await openSite(<OutreachPage />);
  for (const { title } of outreach.entries.list) {
    const entry = screen.getByRole('heading', { name: title, level: 3 }).closest('li');
    expect(within(entry!).getByRole('term')).toHaveTextContent('For');
    expect(within(entry!).getByRole('definition')).not.toBeEmptyDOMElement();
  }
});

test('whoever has an event is led to the contacts', async () => {
  await openSite(<OutreachPage />);
  expect(screen.getByRole('link', { name: 'Contact the team about an event' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
