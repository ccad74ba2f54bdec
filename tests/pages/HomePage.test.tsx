/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { home } from '../../content/home';
import { news } from '../../content/news';
import { meetingSeasons } from '../../content/schedule';
import { seasons } from '../../content/seasons';
import { spokenDay, spokenNumber, spokenWeek } from '../../content/spoken';
import { team } from '../../content/team';
import { HomePage } from '../../src/pages/HomePage';
import { fakeFeed } from '../news/fakeFeed';
import { openSite } from '../renderSite';

test('Home says how to join, with a Contact button', async () => {
  const { container } = await openSite(<HomePage />);
  expect(screen.getByRole('heading', { name: 'Joining Team 1209' })).toBeInTheDocument();
  const day = container.querySelector('time em');
  expect(day).toHaveTextContent(new RegExp(`^${spokenDay(team.firstMeeting.date)}`));
  expect(screen.getByRole('link', { name: 'Contact the team about joining' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('Home shows the meeting times of both semesters', async () => {
  await openSite(<HomePage />);
  expect(screen.getByRole('heading', { name: 'Meetings' })).toBeInTheDocument();
  const times = screen.getAllByRole('term').map((days) => {
    return `${days.textContent} ${days.nextElementSibling?.textContent}`;
  });
  expect(times).toEqual(
    home.meetings.seasons.flatMap((season) =>
      season.times.map(({ days, hours }) => `${days} ${hours}`),
    ),
  );
});

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

test('Home gives the weeks of the build season and its meetings', async () => {
  await openSite(<HomePage />);
  expect(screen.getByRole('heading', { name: 'Build Season' })).toBeInTheDocument();
  const weeks = spokenNumber(team.buildSeasonWeeks);
  const paragraph = screen.getByText(new RegExp(`${weeks} weeks of build season`));
  expect(paragraph).toHaveTextContent(spokenWeek(meetingSeasons[1]));
});

test('each challenge links to the page of its season', async () => {
  await openSite(<HomePage />);
  expect(screen.getByRole('heading', { name: 'FRC Challenges' })).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Learn More about/ });
  const newest = seasons.slice(0, 3);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(newest.map(({ path }) => path));
  for (const [place, { shortName }] of newest.entries()) {
    expect(links[place]).toHaveAccessibleName(expect.stringContaining(shortName));
  }
});

test('Read More links to the page about the team', async () => {
  await openSite(<HomePage />);
  expect(screen.getByRole('heading', { name: 'Read More About our Team' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read More about our team' })).toHaveAttribute(
    'href',
    '/about',
  );
});
