import type { MeetingSchedule } from './contentTypes';
import { team } from './team';

/** When the team meets, for everything that asks: Home, the calendar, structured data. */
export const schedule = {
  timeZone: team.timeZone,
  changed: team.scheduleChanged,
  seasons: Object.values(team.seasons),
  exceptions: team.meetingExceptions,
} satisfies MeetingSchedule;
