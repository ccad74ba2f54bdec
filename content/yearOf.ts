import type { Day } from './contentTypes';

/** 2025, of `2025-09-10`. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
