import { homeRest } from '../../../content/homeRest';
import { CALENDAR_PATH } from '../../../src/pipeline/content/builtFiles';

test('the link to the calendar leads to the file that the build writes', () => {
  expect(homeRest.meetings.calendar.to).toBe(CALENDAR_PATH);
});
