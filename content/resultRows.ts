import type { EventResult, ResultRow } from './types/results';
import { results } from './results';
import { capitalized, ordinal, spokenSpan } from './spoken';

/** The rows of a table with our results of all years, or of one, the latest first. */
export function resultRows(year?: number): ResultRow[] {
  return results.filter((result) => year === undefined || result.year === year).flatMap(rowOf);
}

/** Says how we did at an event; nothing while that is not known. */
function rowOf({ year, event, place, from, until, awards = [], ...how }: EventResult): ResultRow[] {
  const { playoffs, result, rank, of, record, alliance } = how;
  const [most, ...more] = [
    playoffs?.replace('round', 'playoffs, round'),
    result,
    rank && `${ordinal(rank)}${of ? ` of ${of}` : ''} in qualifying`,
    alliance && `${alliance.role} of alliance ${alliance.number}`,
    record && `record ${record}`,
  ].filter((words) => typeof words === 'string');
  if (!most && awards.length === 0) return [];
  const about = [place, from && until && spokenSpan(from, until)].filter(Boolean).join(', ');
  return [
    {
      year,
      event,
      about: about || undefined,
      result: most && capitalized(most),
      details: capitalized(more.join(', ')) || undefined,
      awards,
    },
  ];
}
