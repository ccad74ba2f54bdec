import { CALENDAR_PATH } from '../calendar/calendarPath';

/** The paths of what the build adds beside the pages, to which content may link. */
export const builtFiles: readonly string[] = [
  CALENDAR_PATH,
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
];
