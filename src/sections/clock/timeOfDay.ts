/** Formats a moment (milliseconds since 1970) as `09:05:00` in the visitor's own time zone. */
export function timeOfDay(moment: number): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
}

/** Formats 9 as `09`; leaves larger numbers as they are. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
