import type { Webcast } from './results';
import type { DatedFact, Day, InlineText, PlainText, TimeOfDay, Weekday } from './basics';

export interface MeetingHours {
  starts: TimeOfDay;
  ends: TimeOfDay;
}

/** Meetings that repeat every week on the same days. */
export interface WeeklyMeeting extends MeetingHours {
  days: Weekday[];
}

/** A stretch of the year with its own meeting times, which count only with both its days. */
export interface MeetingSeason {
  name: PlainText;
  firstDay?: Day;
  lastDay?: Day;
  /** Absent where it is not announced. */
  place?: 'school' | 'university';
  meetings: WeeklyMeeting[];
}

/**
 * A day that differs from the weekly schedule: no meeting, one at other times, or an extra one. A
 * meeting that moves to another day is two of them: none on its own day, an extra one on the other.
 */
export interface MeetingException extends DatedFact {
  /** What visitors are told, such as "Winter break". */
  reason: PlainText;
  /** Absent: no meeting that day. */
  insteadAt?: MeetingHours;
}

export interface MeetingSchedule {
  timeZone: string;
  /** The day on which anything of it was last changed. */
  changed: Day;
  seasons: MeetingSeason[];
  exceptions: MeetingException[];
}

/** Something on known days beside meetings. */
export type YearEvent = {
  /** Never changes: calendar entries are known by it. */
  id: string;
  /** What it is called within a sentence. */
  name: PlainText;
  /** The city. */
  place?: PlainText;
  /** Where to read more: a page of ours, or an address. */
  page: string;
  from: Day;
  until: Day;
} & (
  | { kind: 'kickoff' }
  /** Where we compete. */
  | {
      kind: 'competition';
      /** Its name, as a link to its live page, its place and its days. */
      inFull: InlineText;
      /** Where it can be watched live. */
      webcasts?: Webcast[];
    }
);

/** All days of our year: what is on at a moment is looked up in it (src/meetings/now.ts). */
export interface YearFacts {
  schedule: MeetingSchedule;
  events: YearEvent[];
}
