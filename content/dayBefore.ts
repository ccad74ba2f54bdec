import type { Day } from './contentTypes';

/** `2026-01-09`, of `2026-01-10`. */
export function dayBefore(day: Day): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10) as Day;
}
