import { memoize } from './memoize';

/**
 * Formats a date and time for readers: en-US, long month, numeric day and year, two-digit hour and
 * minute, for example "January 10, 2026, 11:00 AM". The parts are joined here, because browsers and Node
 * join them differently. `milliseconds` count from 1970.
 */
export function longDateTime(milliseconds: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(milliseconds);
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod}`;
}

/** Formats a recent moment for readers: "Nov 28, 3:23 AM". `milliseconds` count from 1970. */
export function shortDateTime(milliseconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { ...SHORT, timeZone })
    .format(milliseconds)
    .replace(/\u202f/g, ' ');
}

/** Formats the same moment for machines: ISO 8601 in UTC, as `<time dateTime>` and feeds expect it. */
export function isoDateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const LONG = {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Creating a formatter takes a phone 40 ms, using it almost nothing; a page has one or two time zones. */
const formatOf = memoize(4, (timeZone) => new Intl.DateTimeFormat('en-US', { ...LONG, timeZone }));
