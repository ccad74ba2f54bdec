import { team } from '../../content/team';
import { dayIn, instantIn } from '../lib/zonedTime';

const { timeZone } = team;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** Returns what the clocks in Tulsa show at a moment (milliseconds since 1970), as a field takes it: `2026-01-10T09:00`. */
export function tulsaTime(moment: number): string {
  return `${dayIn(timeZone, moment)}T${clock.format(moment)}`;
}

/**
 * Returns the moment at which the clocks in Tulsa show such a time; 'skipped' for an hour that they leave out,
 * 'missing' for what is no time.
 */
export function momentInTulsa(time: string): number | 'skipped' | 'missing' {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?$/.exec(time) ?? [];
  if (!day || Number.isNaN(Date.parse(`${day}T${hour}Z`))) return 'missing';
  const moment = instantIn(timeZone, day as Day, hour as TimeOfDay);
  return tulsaTime(moment) === `${day}T${hour}` ? moment : 'skipped';
}

type Day = Parameters<typeof instantIn>[1];
type TimeOfDay = Parameters<typeof instantIn>[2];
