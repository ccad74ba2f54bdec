/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { about } from '../../content/about';
import { seasons } from '../../content/seasons';
import { AboutPage } from '../../src/pages/AboutPage';
import { withoutMarks } from '../../src/lib/inlineText';
import { openSite } from '../renderSite';

test('About tells a parent whom each program is for, what a match looks like, and what its founder wants', async () => {
  await openSite(<AboutPage />);
  const { programs, match, quote } = about.first;
  const band = screen.getByRole('heading', { name: 'What FIRST is' }).closest('div')!;
  const steps = within(within(band).getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    programs.list.map(({ name, ages }) => `${withoutMarks(name)}${programs.label} ${ages}`),
  );
  expect(within(band).getByRole('img', { name: match.drawing.alt })).toBeInTheDocument();
  expect(within(band).getByText(quote.text).closest('figure')).toHaveTextContent('Dean Kamen');
});

test('the year is an ordered list', async () => {
  await openSite(<AboutPage />);
  const section = screen.getByRole('heading', { name: about.year.title }).closest('section');
  const steps = within(section ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    about.year.steps.map(({ when, title, text }) => `${title}${when}${withoutMarks(text)}`),
  );
  expect(section).toHaveTextContent(withoutMarks(about.year.text));
});

test('the milestones begin with the founding, and have each year of which something is known', async () => {
  await openSite(<AboutPage />);
  const section = screen.getByRole('heading', { name: 'Milestones' }).closest('section')!;
  const years = within(section).getAllByRole('heading', { level: 3 });
  const known = [
    '2002',
    '2018',
    '2023',
    ...seasons.map(({ kickoff }) => kickoff.slice(0, 4)).reverse(),
  ];
  expect(years.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(known));
  expect(years[0]).toHaveTextContent('2002');
});

test('the results are a table of all years, the latest first, with what we did at each event', async () => {
  await openSite(<AboutPage />);
  const table = screen.getByRole('table', { name: about.results.caption });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(
    Object.values(about.results.columns),
  );
  const { rows } = about.results;
  const years = [...new Set(rows.map(({ year }) => year))].sort((one, other) => other - one);
  const groups = within(table).getAllByRole('rowgroup').slice(1);
  const wordsOf = (row: HTMLElement) => within(row).getByRole('cell').textContent;
  expect(groups.map((group) => within(group).getAllByRole('row').map(wordsOf))).toEqual(
    years.map((year) =>
      rows
        .filter((row) => row.year === year)
        .map(({ result = '', details = '', awards }) => [result, details, ...awards].join('')),
    ),
  );
});
