import { home } from '../../../content/home';
import { CALENDAR_PATH } from '../../../src/pipeline/content/builtFiles';

test('the link to the calendar leads to the file that the build writes', () => {
  expect(home.meetings.calendar.to).toBe(CALENDAR_PATH);
});
