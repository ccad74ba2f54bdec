/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { home } from '../../content/home';
import { news } from '../../content/news';
import { HomePage } from '../../src/pages/HomePage';
import { fakeFeed } from '../news/fakeFeed';
import { openSite } from '../renderSite';

test('Home shows the newest article without asking the database, and no News where there is none', async () => {
  const article = { id: 'kickoff', title: 'Kickoff', publishedAt: 0, content: '', words: 'Score.' };
  const feed = fakeFeed();
  const { unmount } = await openSite(<HomePage />, { feed, snapshot: { newest: [article] } });
  const section = screen.getByRole('heading', { name: home.news.title }).closest('section')!;
  expect(within(section).getByRole('heading', { name: 'Kickoff' })).toBeInTheDocument();
  expect(within(section).getByText('Score.')).toBeInTheDocument();
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news', '/news/kickoff']);
  expect(links[1]).toHaveAccessibleName(
    `${news.list.readMore} ${news.list.readMoreAbout('Kickoff')}`,
  );
  expect(feed.readers()).toBe(0);
  unmount();

  await openSite(<HomePage />);
  expect(screen.queryByRole('heading', { name: home.news.title })).not.toBeInTheDocument();
});
