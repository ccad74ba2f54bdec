import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { homeRest } from '../../../content/homeRest';
import { schedule } from '../../../content/schedule';
import { team } from '../../../content/team';
import { CALENDAR_PATH } from '../content/addressRules';
import { meetingCalendar } from './meetingCalendar';

/**
 * Writes the team's meetings as a calendar that visitors can import or subscribe to. Rejects when
 * `meetingCalendar` throws.
 */
export async function writeCalendar(out: string): Promise<void> {
  const { name, eventName } = homeRest.meetings.calendar;
  const { school, university } = team;
  const words = { name, eventName, places: { school, university } };
  await writeFile(join(out, CALENDAR_PATH), meetingCalendar(schedule, words, OWNER));
}

/** Part of every event's id. Never change it: calendars would show the meetings twice. */
const OWNER = 'robohornets-1209';
