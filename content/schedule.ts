import type { MeetingSchedule, MeetingSeason } from './contentTypes';
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
