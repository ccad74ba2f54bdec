import ts from 'typescript';
import type { Day } from '../../../content/contentTypes';
import type { CompiledContent } from './compileContent';
import { nameIn } from './compileContent';
import { loadContent } from './loadContent';
import { lineOf, locate } from './locate';
import type { Found } from './walkContent';
import { walkContent } from './walkContent';

export interface StaleFact {
  readonly date: Day;
  /** The path to it: `team.firstMeeting`. */
  readonly what: string;
  /** `content/team.ts:75` */
  readonly where: string;
  readonly todo: string;
}

/** Returns the dated statements whose day is before `today`, oldest first, except those marked as history. */
export function findStaleFacts(root: string, content: CompiledContent, today: Day): StaleFact[] {
  return [...walkContent(loadContent(content.sources))]
    .flatMap((found) => {
      const dated = findDate(found.value);
      if (!dated || dated.date >= today) return [];
      const { source } = found.module;
      const { node, isExact } = locate(source, [...found.path, dated.field]);
      // A date that is taken from elsewhere is listed where it is written.
      if (!isExact || !ts.isStringLiteral(node)) return [];
      const where = `${nameIn(root, source.fileName)}:${lineOf(source, node)}`;
      return [{ date: dated.date, what: found.path.join('.'), where, todo: dated.todo }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

interface Dated {
  readonly field: string;
  readonly date: Day;
  readonly todo: string;
}

function findDate(value: Found['value']): Dated | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<string, Day>>;
  if (fields.isHistory) return undefined;
  if (fields.lastDay) {
    const todo = 'Write the next season here, with an id of its own.';
    return { field: 'lastDay', date: fields.lastDay, todo };
  }
  if (fields.firstDay) {
    const todo = 'It has begun: add its lastDay, or the season gives no dates.';
    return { field: 'firstDay', date: fields.firstDay, todo };
  }
  if (!fields.date) return undefined;
  const todo = 'insteadAt' in value || 'reason' in value ? 'Take it out.' : 'Write the next date.';
  return { field: 'date', date: fields.date, todo };
}
