import { CALENDAR_PATH } from '../calendarPath';

/** What the build adds beside the pages, by its address on the site: content may lead there. */
export const builtFiles: readonly string[] = [
  CALENDAR_PATH,
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
];
