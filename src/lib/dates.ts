/**
 * A date and time as the News shows it: en-US, long month, numeric day and year, two-digit hour and
 * minute, for example "January 10, 2026, 11:00 AM". Date and time are formatted apart, and odd spaces
 * evened out, because browsers and Node join them differently. `milliseconds` count from 1970.
 */
export function longDateTime(milliseconds: number, timeZone: string): string {
  const date = format(milliseconds, { month: 'long', day: 'numeric', year: 'numeric', timeZone });
  const time = format(milliseconds, { hour: '2-digit', minute: '2-digit', timeZone });
  return `${date}, ${time}`;
}

/** The same moment for a machine: ISO 8601 in UTC, as `<time dateTime>` and feeds want it. */
export function isoDateTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function format(milliseconds: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options)
    .format(milliseconds)
    .replace(/[\u202f\u00a0]/g, ' ');
}
