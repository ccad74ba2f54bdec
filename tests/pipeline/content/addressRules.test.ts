import { home } from '../../../content/home';
import { CALENDAR_PATH, ownPathRule, readRoutes } from '../../../src/pipeline/content/addressRules';
import { reportsOf } from './reportsOf';

test('the paths are read from the list of pages', () => {
  expect(readRoutes(process.cwd())).toEqual(
    expect.arrayContaining(['/', '/news', '/news/:id', '/crescendo']),
  );
});

test('the link to the calendar leads to the file that the build writes', () => {
  expect(home.meetings.calendar.to).toBe(CALENDAR_PATH);
});

const problemsOf = (value: unknown) => reportsOf(ownPathRule, { path: ['games'], value });

test('of two entries that lead to one page, the second is reported', () => {
  const games = {
    first: { path: '/first' },
    second: { path: '/second' },
    third: { path: '/first' },
  };
  expect(problemsOf(games)).toEqual([
    { field: 'third', message: 'Its path “/first” is that of “first”: each has its own page.' },
  ]);
});

test.each([
  ['entries with paths of their own', { first: { path: '/first' }, second: { path: '/second' } }],
  ['entries without a path', { one: { name: 'a' }, other: { name: 'a' }, none: null }],
  ['a text', '/first'],
  ['no value', null],
])('%s are fine', (_, value) => {
  expect(problemsOf(value)).toEqual([]);
});
