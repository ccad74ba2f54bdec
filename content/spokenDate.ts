import type { Day } from './contentTypes';

const months = [
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

/** "September 10th". */
export function spokenDate(day: Day): string {
  const date = new Date(day);
  return `${months[date.getUTCMonth()]} ${ordinal(date.getUTCDate())}`;
}

function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}
