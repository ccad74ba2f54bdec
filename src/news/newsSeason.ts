import { isOver } from '../lib/zonedTime';

/**
 * Returns the season of a moment (milliseconds since 1970) in the team's time zone: one runs from August
 * to July, as a school year does, and has the year of its game, which comes in January.
 */
export function newsSeason(moment: number, timeZone: string): number {
  const year = new Date(moment).getUTCFullYear();
  const lastDay = `${String(year).padStart(4, '0')}-07-31` as `${number}-07-31`;
  return isOver(lastDay, timeZone, moment) ? year + 1 : year;
}
