/** Where the calendar of the meetings stands on the site. Never change it: subscribers' calendars hold this address. */
export const CALENDAR_PATH = '/meetings.ics';
