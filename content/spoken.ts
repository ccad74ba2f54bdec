import type { Day, TimeOfDay, Weekday } from './types/basics';
import type { MeetingSeason } from './types/schedule';
import type { Robot } from './types/season';

/** "a", "a and b", "a, b and c". */
export function spokenList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "two" for 2; figures from ten on. */
export function spokenNumber(count: number): string {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return words[count] ?? String(count);
}

/** "Mondays and Wednesdays". */
export function spokenDays(days: readonly Weekday[]): string {
  return spokenList(days.map((day) => `${day}s`));
}

/** "two meetings a week". */
export function spokenWeek({ meetings }: Pick<MeetingSeason, 'meetings'>): string {
  const count = meetings.flatMap(({ days }) => days).length;
  return `${spokenNumber(count)} ${count === 1 ? 'meeting' : 'meetings'} a week`;
}

/** "3:40PM-6:00PM". */
export function spokenHours({ starts, ends }: { starts: TimeOfDay; ends: TimeOfDay }): string {
  return `${spokenTime(starts)}-${spokenTime(ends)}`;
}

/**
 * "Wednesday, September 10th". Seen from a day given, it has its year once it has passed, and while it is more
 * than three months away.
 */
export function spokenDay(day: Day, today: Day = day): string {
  const daysAway = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const year = daysAway < 0 || daysAway > 90 ? `, ${yearOf(day)}` : '';
  return `${weekdayOf(day)}, ${spokenDate(day)}${year}`;
}

/** "January 10th to February 21st, 2026"; says so where an end is not announced, unless another season follows. */
export function spokenPeriod({ firstDay, lastDay }: MeetingSeason, isFollowed = false): string {
  if (!firstDay) return 'Dates not announced yet';
  const start = spokenDate(firstDay);
  if (!lastDay) {
    const end = isFollowed ? '' : ', last day not announced yet';
    return `From ${start}, ${yearOf(firstDay)}${end}`;
  }
  const isOneYear = yearOf(firstDay) === yearOf(lastDay);
  const startInFull = isOneYear ? start : `${start}, ${yearOf(firstDay)}`;
  return `${startInFull} to ${spokenDate(lastDay)}, ${yearOf(lastDay)}`;
}

/** "September 10th". */
export function spokenDate(day: Day): string {
  const date = new Date(day);
  return `${monthNames[date.getUTCMonth()]} ${ordinal(date.getUTCDate())}`;
}

/** "March 18 to 21"; one day alone is "March 18". */
export function spokenSpan(from: Day, until: Day): string {
  const [first, last] = [monthAndDay(from), monthAndDay(until)];
  if (first === last) return first;
  const [month, day] = last.split(' ');
  return `${first} to ${first.startsWith(`${month} `) ? day : last}`;
}

/** "March 18". */
function monthAndDay(day: Day): string {
  const date = new Date(day);
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** "Swerve drive on eight Kraken X60 motors, 91 lbs, with an elevator."; nothing where nothing is known. */
export function spokenRobot(robot: Robot): string {
  const { drive, motors, weight, sizeWithoutBumpers, equipment } = robot;
  const parts = [
    drive && `${drive} drive${motors ? ` on ${motors} motors` : ''}`,
    weight,
    sizeWithoutBumpers && `${sizeWithoutBumpers} without bumpers`,
    equipment && `with ${equipment}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${capitalized(parts.join(', '))}.` : '';
}

/** "An elevator", of `an elevator`. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 2025, of `2025-09-10`. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** `Monday`, of `2026-01-12`. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[new Date(day).getUTCDay()]!;
}

function spokenTime(time: TimeOfDay): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

/** "10th". */
export function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}

/** Written out, because to format the first date keeps a phone busy for 60 ms. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const WEEKDAYS: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
