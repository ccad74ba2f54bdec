/** The path of the meeting calendar. Never change it: subscribers' calendars have stored this address. */
export const CALENDAR_PATH = '/meetings.ics';
