import { home } from '../../../content/home';
import { CALENDAR_PATH, readRoutes } from '../../../src/pipeline/content/addressRules';

test('the paths are read from the list of pages', () => {
  expect(readRoutes(process.cwd())).toEqual(
    expect.arrayContaining(['/', '/news', '/news/:id', '/crescendo']),
  );
});

test('the link to the calendar leads to the file that the build writes', () => {
  expect(home.meetings.calendar.to).toBe(CALENDAR_PATH);
});
