/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { about } from '../../content/about';
import { AboutPage } from '../../src/pages/AboutPage';
import { withoutMarks } from '../../src/lib/inlineText';
import { openSite } from '../renderSite';

test('the year is an ordered list', async () => {
  await openSite(<AboutPage />);
  const section = screen.getByRole('heading', { name: about.year.title }).closest('section');
  const steps = within(section ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(
    about.year.steps.map(({ when, title, text }) => `${title}${when}${withoutMarks(text)}`),
  );
  expect(section).toHaveTextContent(withoutMarks(about.year.text));
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
