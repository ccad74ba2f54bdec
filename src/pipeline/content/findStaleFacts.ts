import ts from 'typescript';
import type { Day } from '../../../content/types/basics';
import type { EventResult } from '../../../content/types/results';
import { addDays, dayIn } from '../../lib/zonedTime';
import { problemAt } from './contentProblem';
import { locate } from './locate';
import { readContent } from './readContent';
import { isGroup } from './rule';

export interface StaleFact {
  readonly date: Day;
  /** The path to it: `team.firstMeeting`. */
  readonly what: string;
  /** `content/team.ts:75` */
  readonly where: string;
  readonly todo: string;
}

/**
 * Returns the dated statements of content whose day is before `today`, except those marked as history: in the
 * order in which visitors meet them, from the first meeting to the newest season. Throws as readContent does.
 */
export function findStaleFacts(root: string, today: Day): StaleFact[] {
  const contents = [...readContent(root)];
  const kickoffs = contents.map(({ value }) => kickoffOf(value) ?? '').sort();
  return contents
    .flatMap(({ module, path, value }) => {
      if (path[0] === 'known') return findUnknownResult(value, today);
      const isNewest = kickoffOf(value) === kickoffs.at(-1);
      const dated = findDate(value) ?? (isNewest ? findSeason(value, today) : undefined);
      if (!dated || dated.date >= today) return [];
      const { node, isExact } = locate({ module, path: [...path, dated.field] });
      // A date that is taken from elsewhere is listed where it is written.
      if (!isExact || !ts.isStringLiteral(node)) return [];
      const { date, todo } = dated;
      const { file, line } = problemAt(node, todo);
      return [{ date, what: path.join('.'), where: `${file}:${line}`, todo }];
    })
    .sort((one, other) => rank(one) - rank(other) || one.date.localeCompare(other.date));
}

/** Finds them for the day that it is where the team is. Rejects where content cannot be run. */
export async function findFactsStaleNow(root: string): Promise<StaleFact[]> {
  // Importing content runs it, and some mistakes show only then.
  const { team } = await import('../../../content/team');
  return findStaleFacts(root, dayIn(team.timeZone, Date.now()));
}

/** As visitors meet them: the first meeting, the other meetings, the seasons. */
const MET = ['team.ts', 'schedule.ts', 'seasons/'];

const rank = ({ where }: StaleFact) => MET.findIndex((file) => where.startsWith(`content/${file}`));

function kickoffOf(value: unknown): Day | undefined {
  return isGroup(value) && typeof value.kickoff === 'string' ? (value.kickoff as Day) : undefined;
}

/** The kickoff of the newest season, from the beginning of the next school year on. */
function findSeason(value: unknown, today: Day): Dated | undefined {
  const date = kickoffOf(value);
  if (!date || today < `${date.slice(0, 4)}-08-01`) return undefined;
  const todo = 'Once the next game has a name: npm run season -- YEAR "NAME".';
  return { field: 'kickoff', date, todo };
}

/** What is known of an event before it is over. */
const KNOWN_BEFORE = ['year', 'event', 'place', 'from', 'until', 'key', 'webcasts'];

/** Two days after an event, awards included, The Blue Alliance knows how it ended. */
function findUnknownResult(value: unknown, today: Day): StaleFact[] {
  if (!isGroup(value) || !('event' in value)) return [];
  const { year, event, until } = value as unknown as EventResult;
  const isKnown = Object.keys(value).some((field) => !KNOWN_BEFORE.includes(field));
  if (!until || addDays(until, 2) > today || isKnown) return [];
  const todo = 'Run npm run results.';
  return [{ date: until, what: `${year} ${event}`, where: 'content/results.json', todo }];
}

interface Dated {
  readonly field: string;
  readonly date: Day;
  readonly todo: string;
}

function findDate(value: unknown): Dated | undefined {
  if (!isGroup(value) || value.isHistory) return undefined;
  const { date, firstDay, lastDay } = value as Partial<Record<string, Day>>;
  if (lastDay) {
    const todo = 'Write the next season here.';
    return { field: 'lastDay', date: lastDay, todo };
  }
  if (firstDay) {
    const todo = 'It has begun: add its lastDay, or the season gives no dates.';
    return { field: 'firstDay', date: firstDay, todo };
  }
  if (!date) return undefined;
  const todo = 'insteadAt' in value || 'reason' in value ? 'Take it out.' : 'Write the next date.';
  return { field: 'date', date, todo };
}
