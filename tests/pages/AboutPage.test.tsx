import { screen, within } from '@testing-library/react';
import { team } from '../../content/team';
import { AboutPage } from '../../src/pages/AboutPage';
import { openSite } from '../renderSite';

test('About tells the year 2002, over 40 members and two regionals', async () => {
  const { container } = await openSite(<AboutPage />);
  expect(container).toHaveTextContent('founded in 2002');
  expect(container).toHaveTextContent(/over 40 members/);
  expect(container).toHaveTextContent(/(two|2) regionals/);
  expect(container).not.toHaveTextContent('2003');
});

test('About shows the three robots, and tells the mission and whose labs we work in', async () => {
  await openSite(<AboutPage />);
  const picture = screen.getByRole('img', { name: /2024, 2025 and 2026 side by side/ });
  expect(picture).toBeInTheDocument();
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
  expect(
    within(table).getByRole('row', { name: '2024 Oklahoma Regional Regional finalists, rank 13' }),
  ).toBeInTheDocument();
});

test('each robot leads to its season, and to its code where that is public', async () => {
  await openSite(<AboutPage />);
  const seasons = screen.getAllByRole('link', { name: /^Learn More about the 20\d\d season$/ });
  expect(seasons.map((link) => link.getAttribute('href'))).toEqual([
    '/rebuilt',
    '/reefscape',
    '/crescendo',
  ]);
  expect(screen.getByRole('link', { name: 'Code of Sprinkles' })).toHaveAttribute(
    'href',
    'https://github.com/robohornets/sprinkles',
  );
});
