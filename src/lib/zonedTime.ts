import { memoize } from './memoize';

type Day = `${number}-${number}-${number}`;
type TimeOfDay = `${number}:${number}`;

/** Returns the day of a moment (milliseconds since 1970) in a time zone, `2026-01-10`. */
export function dayIn(timeZone: string, moment: number): Day {
  return new Date(wallClock(timeZone, moment)).toISOString().slice(0, 10) as Day;
}

/** Returns what the clocks of a time zone show at a moment (milliseconds since 1970), `2026-01-10T09:00`. */
export function wallTimeIn(timeZone: string, moment: number): string {
  return new Date(wallClock(timeZone, moment)).toISOString().slice(0, 16);
}

/**
 * Returns the moment (milliseconds since 1970) at which the clocks of a time zone show a time on a day.
 * For a time that is shown twice, the first; a time that is skipped counts as the same time an hour
 * later.
 */
export function instantIn(timeZone: string, day: Day, time: TimeOfDay): number {
  const wall = Date.parse(`${day}T${time}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  const instant = wall - offsetAt(timeZone, guess);
  return wallClock(timeZone, instant) === wall ? instant : Math.max(guess, instant);
}

/** Returns whether a day is over in a time zone at a moment (milliseconds since 1970). */
export function isOver(day: Day, timeZone: string, moment: number): boolean {
  const end = Date.parse(addDays(day, 1));
  // Far from the day, the time zone does not matter, and formatting the first date is slow.
  if (moment < end - AHEAD_AT_MOST) return false;
  if (moment >= end + BEHIND_AT_MOST) return true;
  return dayIn(timeZone, moment) > day;
}

const HOUR = 3_600_000;

/** The largest offsets from UTC: 14 hours ahead in Kiribati, and 12 behind on uninhabited islands. */
const AHEAD_AT_MOST = 14 * HOUR;
const BEHIND_AT_MOST = 12 * HOUR;

/** Returns the day so many days later. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) as Day;
}

function offsetAt(timeZone: string, moment: number): number {
  return wallClock(timeZone, moment) - moment;
}

/** To create a formatter takes much longer than to use it. */
const wallFormat = memoize(
  4,
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Returns what the clocks of a time zone show at a moment, to the second, as if they showed UTC. */
function wallClock(timeZone: string, moment: number): number {
  const parts = wallFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}
