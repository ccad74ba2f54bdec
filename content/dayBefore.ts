import type { Day } from './contentTypes';

/** `2026-01-09`, of `2026-01-10`. A day that does not exist comes back as it is, for content:check to report. */
export function dayBefore(day: Day): Day {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10) as Day;
}
