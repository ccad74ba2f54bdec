/** The path of the meeting calendar. Never change it: subscribers' calendars have stored this address. */
export const CALENDAR_PATH = '/meetings.ics';

/** The paths of what the build adds beside the pages, to which content may link. */
export const builtFiles: readonly string[] = [
  CALENDAR_PATH,
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
];
