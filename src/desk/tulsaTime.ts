import { team } from '../../content/team';
import { longDateTime } from '../lib/dates';
import { wallTimeIn } from '../lib/zonedTime';
import { momentOf } from '../news/articleChecks';

/** Returns a moment (milliseconds since 1970) in words, as the clocks in Tulsa show it: "January 10, 2026, 11:00 AM". */
export function inTulsa(moment: number): string {
  return longDateTime(moment, team.timeZone);
}

/** Returns what the clocks in Tulsa show at a moment (milliseconds since 1970), as a field takes it: `2026-01-10T09:00`. */
export function tulsaTime(moment: number): string {
  return wallTimeIn(team.timeZone, moment);
}

/** Returns the moment at which the clocks in Tulsa show such a time; NaN for what is no time. */
export function momentInTulsa(time: string): number {
  return momentOf(time, team.timeZone);
}
