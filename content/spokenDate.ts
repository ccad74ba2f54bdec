import type { Day } from './contentTypes';

/** "September 10th". */
export function spokenDate(day: Day): string {
  const date = new Date(day);
  const month = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `${month} ${ordinal(date.getUTCDate())}`;
}

function ordinal(count: number): string {
  const isTeen = count % 100 > 10 && count % 100 < 14;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][count % 10];
  return `${count}${ending ?? 'th'}`;
}
