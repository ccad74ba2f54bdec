/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { about } from '../../content/about';
import { seasons } from '../../content/seasons';
import { AboutPage } from '../../src/pages/AboutPage';
import { withoutMarks } from '../../src/lib/inlineText';
import { openSite } from '../renderSite';

test('About gives our number, the year we were founded, our members and regionals as figures', async () => {
  await openSite(<AboutPage />);
  const terms = about.figures.map(({ label }) => screen.getByText(label));
  expect(terms.map((term) => term.parentElement?.textContent)).toEqual(
    about.figures.map(({ label, value }) => label + value),
  );
});

/** As it is compared: the team's school keeps its name on one line. */
const shownText = (text: string) => withoutMarks(text).replace(/\s+/g, ' ');

test('About tells our story, and names no other year for our founding', async () => {
  const { container } = await openSite(<AboutPage />);
  for (const paragraph of about.story.paragraphs) {
    expect(container).toHaveTextContent(shownText(paragraph));
  }
  expect(container).not.toHaveTextContent('2003');
});

test('About ends with a way to join', async () => {
  await openSite(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Contact the team about joining' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

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

test('About shows the robots, the mission and whose labs we work in', async () => {
  await openSite(<AboutPage />);
  expect(screen.getByRole('img', { name: about.picture.alt })).toBeInTheDocument();
  for (const { title, paragraphs } of [about.story, about.university]) {
    const section = screen.getByRole('heading', { name: title }).closest('section');
    for (const paragraph of paragraphs) expect(section).toHaveTextContent(shownText(paragraph));
  }
});

test('the chant of the team is its way to the clock', async () => {
  await openSite(<AboutPage />);
  const { question, answer } = about.story.chant;
  expect(screen.getByRole('link', { name: question.label })).toHaveAttribute('href', question.to);
  expect(screen.getByText(answer)).toBeInTheDocument();
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

test('each robot links to its season, and to its code if that is public', async () => {
  await openSite(<AboutPage />);
  for (const card of about.robots.cards) {
    const links = [card.link, ...(card.code ? [card.code] : [])];
    const place = screen.getByRole('heading', { name: card.name }).closest('li')!;
    const shown = within(place).getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links.map((link) => [link.label, link.to]),
    );
  }
  const leadsTo = about.robots.cards.map(({ link }) => link.to);
  for (const { path } of seasons) expect(leadsTo).toContain(path);
});
