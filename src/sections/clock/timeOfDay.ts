import { twoDigits } from '../../lib/twoDigits';

/** Formats a moment (milliseconds since 1970) as `09:05:00` in the visitor's own time zone. */
export function timeOfDay(moment: number): string {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
}
