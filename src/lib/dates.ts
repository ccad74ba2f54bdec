import { remember } from './remember';

/**
 * A date and time as the News shows it: en-US, long month, numeric day and year, two-digit hour and
 * minute, for example "January 10, 2026, 11:00 AM". Date and time are formatted apart, and odd spaces
 * evened out, because browsers and Node join them differently. `milliseconds` count from 1970.
 */
export function longDateTime(milliseconds: number, timeZone: string): string {
  const { date, time } = formatsOf(timeZone);
  return `${date.format(milliseconds)}, ${time.format(milliseconds)}`.replace(ODD_SPACE, ' ');
}

/** The same moment for a machine: ISO 8601 in UTC, as `<time dateTime>` and feeds want it. */
export function isoDateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const ODD_SPACE = /[\u202f\u00a0]/g;

const LONG_DATE = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** To make a format takes a hundred times as long as to use it; a page has one time zone or two. */
const formatsOf = remember(4, (timeZone) => ({
  date: new Intl.DateTimeFormat('en-US', { ...LONG_DATE, timeZone }),
  time: new Intl.DateTimeFormat('en-US', { ...TIME, timeZone }),
}));
