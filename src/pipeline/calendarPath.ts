/** Where the calendar of the meetings stands on the site. Subscribers keep it: it never changes. */
export const CALENDAR_PATH = '/meetings.ics';
