import type { Day } from './types/basics';
import type { MeetingSchedule, MeetingSeason, YearFacts } from './types/schedule';
import { competitions } from './results';
import { seasons } from './seasons';
import { yearOf } from './spoken';
import { team } from './team';

/** When the team meets in the fall. */
export const semester1: MeetingSeason & { firstDay: Day } = {
  // Its last day is not announced. Until it is, the season gives no calendar entries.
  name: 'Off-season (semester 1)',
  firstDay: '2025-09-10',
  meetings: [{ days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' }],
};

/** When the team meets from a kickoff on; without one, its days are not announced. */
function buildSeason(kickoff?: Day): MeetingSeason {
  return {
    name: 'Build season (semester 2)',
    firstDay: kickoff,
    lastDay: kickoff && shiftDay(kickoff, team.buildSeasonWeeks * 7),
    place: 'university',
    meetings: [
      { days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' },
      { days: ['Saturday'], starts: '12:00', ends: '16:30' },
    ],
  };
}

const kickoffs = seasons
  .map(({ kickoff }) => kickoff)
  .filter((kickoff) => kickoff > semester1.firstDay)
  .reverse();

/** The parts of the present school year, each with its own meeting times. */
export const meetingSeasons: [MeetingSeason, MeetingSeason, ...MeetingSeason[]] = [
  semester1,
  buildSeason(kickoffs[0]),
  ...kickoffs.slice(1).map(buildSeason),
];

/** All that is known of the meetings, for everything that asks: Home, the calendar, structured data. */
export const schedule = {
  timeZone: team.timeZone,
  // Put the day here on which you change the seasons or their exceptions: calendars go by it.
  changed: '2026-11-21',
  seasons: meetingSeasons,
  exceptions: [],
} satisfies MeetingSchedule;

/** Everything with a day that somebody may ask about now. */
export const year = {
  schedule,
  events: [
    ...seasons.map(({ name, kickoff, path }) => ({
      kind: 'kickoff' as const,
      id: `kickoff-${yearOf(kickoff)}`,
      page: path,
      name: `${name} kickoff`,
      from: kickoff,
      until: kickoff,
    })),
    ...competitions,
  ],
} satisfies YearFacts;

/**
 * Returns the last day of a season: the announced one, or the day before the next of all seasons begins;
 * undefined while neither is known.
 */
export function seasonEnd(
  { firstDay, lastDay }: MeetingSeason,
  seasons: readonly MeetingSeason[],
): Day | undefined {
  if (lastDay || !firstDay) return lastDay;
  const [next] = seasons
    .flatMap((other) => other.firstDay ?? [])
    .filter((day) => day > firstDay)
    .sort();
  return next && shiftDay(next, -1);
}

/**
 * The day so many days later; content has nothing but itself to ask. A day that does not exist comes back as it is,
 * for content:check to report.
 */
function shiftDay(day: Day, days: number): Day {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) as Day;
}
