import type { Season } from '../content/types/season';
import { seasons } from '../content/seasons';

/** Days of a school year on which something begins, is on, is over, or is far away. */
export const schoolYear = [
  '2025-09-01',
  '2025-09-10',
  '2025-09-11',
  '2025-10-20',
  '2025-12-20',
  '2026-01-09',
  '2026-01-10',
  '2026-01-11',
  '2026-02-21',
  '2026-02-22',
  '2026-03-20',
  '2026-04-25',
  '2026-05-30',
  '2026-07-04',
  '2026-08-15',
  '2026-08-31',
] as const;

/** A season that is announced, but not begun. */
export const announced: Season = {
  name: 'UPDRAFT',
  shortName: 'Updraft',
  path: '/updraft',
  kickoff: '2027-01-09',
};

/** What the site knows: the seasons as they are, and one more. */
export const knowledge: [string, readonly Season[]][] = [
  ['no next kickoff is announced', seasons],
  ['the next kickoff is announced', [announced, ...seasons]],
];

const DAY = 86_400_000;

/** Returns the dates in a text that lack their year, although they are not within the three months after a day. */
export function datesWithoutYear(text: string, today: string): string[] {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const dates = new RegExp(
    `((?:${months}) \\d+)(?:st|nd|rd|th)(?!, 20\\d\\d)(?! to (?:${months}) \\d+\\w\\w, 20)`,
    'g',
  );
  const now = Date.parse(today);
  return Array.from(text.matchAll(dates), ([, date = '']) => date).filter((date) => {
    const year = Number(today.slice(0, 4));
    return ![year, year + 1].some((each) => {
      const day = Date.parse(`${date}, ${each} UTC`);
      return now <= day && day <= now + 92 * DAY;
    });
  });
}
