import type { Day, Weekday } from './contentTypes';

/** `Monday`, of `2026-01-12`. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[new Date(day).getUTCDay()]!;
}

// Written out, as the months are (spokenDate.ts).
const WEEKDAYS: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
