/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { about } from '../../content/about';
import { spokenNumber } from '../../content/spoken';
import { team } from '../../content/team';
import { AboutPage } from '../../src/pages/AboutPage';
import { openSite } from '../renderSite';

test('About tells the year we were founded, how many members we have and the regionals of a year', async () => {
  const { container } = await openSite(<AboutPage />);
  expect(container).toHaveTextContent('founded in 2002');
  expect(container).toHaveTextContent(`over ${team.membersOver} members`);
  expect(container).toHaveTextContent(`${spokenNumber(team.regionalsAYear)} regionals`);
  expect(container).not.toHaveTextContent('2003');
});

test('About shows the robots, and tells the mission and whose labs we work in', async () => {
  await openSite(<AboutPage />);
  expect(screen.getByRole('img', { name: about.picture.alt })).toBeInTheDocument();
  const mission = screen.getByRole('heading', { name: 'Our mission' }).closest('section');
  expect(mission).toHaveTextContent('science, technology, engineering and math (STEM)');
  const university = screen.getByRole('heading', { name: team.university.name });
  expect(university.closest('section')).toHaveTextContent(/our sponsor.*access to its labs/);
});

test('the results are a table with a caption, one row for each', async () => {
  await openSite(<AboutPage />);
  const table = screen.getByRole('table', {
    name: 'Results of Team 1209 at regionals, newest first',
  });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Year', 'Event', 'Result']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(team.results.length);
  const years = team.results.map(({ year }) => year);
  expect(years).toEqual([...years].sort((one, other) => other - one));
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(
    team.results.map(({ result }) => result),
  );
});

test('each robot leads to its season, and to its code where that is public', async () => {
  await openSite(<AboutPage />);
  const seasons = screen.getAllByRole('link', { name: /^Learn More about the 20\d\d season$/ });
  expect(seasons.map((link) => link.getAttribute('href'))).toEqual([
    team.games.rebuilt.path,
    team.games.reefscape.path,
    team.games.crescendo.path,
  ]);
  const { name, code } = team.robots.sprinkles;
  expect(screen.getByRole('link', { name: `Code of ${name}` })).toHaveAttribute('href', code);
});
