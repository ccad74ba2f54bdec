import type { Day } from './contentTypes';

/** "September 10th". */
export function spokenDate(day: Day): string {
  const date = new Date(day);
  return `${MONTHS[date.getUTCMonth()]} ${ordinal(date.getUTCDate())}`;
}

// Written out, because to format the first date keeps a phone busy for 60 ms (src/lib/localeDataSteps.ts).
const MONTHS = [
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

function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}
