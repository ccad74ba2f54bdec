import type { Day, TimeOfDay } from '../../content/contentTypes';

/** The day of a moment (milliseconds from 1970) in a time zone, `2026-01-10`. */
export function dayIn(timeZone: string, moment: number): Day {
  return new Date(wallClock(timeZone, moment)).toISOString().slice(0, 10) as Day;
}

/**
 * The moment (milliseconds from 1970) at which the clocks of a time zone show a time of a day. Of a
 * time that is shown twice, the first; a time that is left out counts as the same time an hour on.
 */
export function instantIn(timeZone: string, day: Day, time: TimeOfDay): number {
  const wall = Date.parse(`${day}T${time}Z`);
  const guess = wall - offsetAt(timeZone, wall);
  const instant = wall - offsetAt(timeZone, guess);
  return wallClock(timeZone, instant) === wall ? instant : Math.max(guess, instant);
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) as Day;
}

function offsetAt(timeZone: string, moment: number): number {
  return wallClock(timeZone, moment) - moment;
}

/** What the clocks of a time zone show at a moment, to the second, as if they stood in Greenwich. */
function wallClock(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
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
