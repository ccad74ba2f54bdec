import type { Day, MeetingSchedule, MeetingSeason, YearFacts } from './contentTypes';
import { competitions } from './results';
import { team } from './team';

/** When the team meets in each part of the year. */
export const seasons = {
  // Its last day is not announced. Until it is, the season gives no calendar entries.
  semester1: {
    id: 'semester-1-2025',
    name: 'Off-season (semester 1)',
    firstDay: '2025-09-10',
    meetings: [{ days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' }],
  },
  buildSeason: {
    id: 'build-season-2026',
    name: 'Build season (semester 2)',
    // It begins with kickoff.
    firstDay: team.games.rebuilt.date,
    lastDay: '2026-02-21',
    place: 'university',
    meetings: [
      { days: ['Monday', 'Wednesday'], starts: '15:40', ends: '18:00' },
      { days: ['Saturday'], starts: '12:00', ends: '16:30' },
    ],
  },
} satisfies Record<string, MeetingSeason>;

/** All that is known of the meetings, for everything that asks: Home, the calendar, structured data. */
export const schedule = {
  timeZone: team.timeZone,
  // Put the day here on which you change the seasons or their exceptions: calendars go by it.
  changed: '2026-11-21',
  seasons: Object.values(seasons),
  exceptions: [],
} satisfies MeetingSchedule;

/** Everything with a day that somebody may ask about now. */
export const year = {
  schedule,
  firstMeeting: team.firstMeeting,
  events: [
    ...Object.values(team.games).map(({ name, date }) => ({
      kind: 'kickoff' as const,
      name: `${name} kickoff`,
      from: date,
      until: date,
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
  return next && dayBefore(next);
}

/** `2026-01-09`, of `2026-01-10`. A day that does not exist comes back as it is, for content:check to report. */
function dayBefore(day: Day): Day {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10) as Day;
}
