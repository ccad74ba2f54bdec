import { memoize } from './memoize';

/**
 * Formats a date and time for readers: en-US, long month, numeric day and year, two-digit hour and
 * minute, for example "January 10, 2026, 11:00 AM". Date and time are formatted separately, and
 * special spaces normalized, because browsers and Node join them differently. `milliseconds` count from
 * 1970.
 */
export function longDateTime(milliseconds: number, timeZone: string): string {
  const { date, time } = formatsOf(timeZone);
  return `${date.format(milliseconds)}, ${time.format(milliseconds)}`.replace(ODD_SPACE, ' ');
}

/** Formats a recent moment for readers: "Nov 28, 3:23 AM". `milliseconds` count from 1970. */
export function shortDateTime(milliseconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...SHORT_DATE, ...SHORT_TIME, timeZone })
    .format(milliseconds)
    .replace(ODD_SPACE, ' ');
}

/** Formats the same moment for machines: ISO 8601 in UTC, as `<time dateTime>` and feeds expect it. */
export function isoDateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const ODD_SPACE = /[\u202f\u00a0]/g;

const LONG_DATE = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const SHORT_DATE = { month: 'short', day: 'numeric' } as const;
const SHORT_TIME = { hour: 'numeric', minute: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** Creating a formatter takes a hundred times as long as using it; a page has one or two time zones. */
const formatsOf = memoize(4, (timeZone) => ({
  date: new Intl.DateTimeFormat('en-US', { ...LONG_DATE, timeZone }),
  time: new Intl.DateTimeFormat('en-US', { ...TIME, timeZone }),
}));
