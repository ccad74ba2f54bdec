import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { closestMatch } from 'leven';
import type { EventResult } from '../../../content/types/results';
import type { ContentProblem } from './contentProblem';
import { groupRule, isGroup } from './rule';

/** Each result is of an event of its own, and those that people write do not contradict The Blue Alliance unnoticed. */
export const resultRule = groupRule((group, report, { module, path: [list, index, ...deeper] }) => {
  if (!('event' in group) || index === undefined || deeper.length > 0) return;
  const result = group as unknown as EventResult;
  const { known = [], added = [] } = module.values as Record<string, EventResult[]>;
  const isSame = ({ year, event }: EventResult) => year === result.year && event === result.event;
  if (list !== 'known' && result.year > new Date().getFullYear()) {
    report(`${result.year} is still to come: a result is from a year that has begun.`, 'year');
  }
  const theirs = known.find(isSame);
  if (list === 'added') {
    if (added.find(isSame) !== result) report('This event is listed above already: keep one.');
    if (theirs) {
      report(
        `npm run results has brought this event (content/results.json${differences(result, theirs)}). Take it out here, and write what is wrong there into corrections.`,
      );
    }
  } else if (list === 'corrections' && !theirs) {
    const names = known.filter(({ year }) => year === result.year).map(({ event }) => event);
    const guess = closestMatch(result.event, names);
    report(
      `content/results.json has no “${result.event}” of ${result.year}. ${guess ? `Did you mean “${guess}”?` : 'Write it into added.'}`,
      'event',
    );
  } else if (list === 'corrections' && theirs && !differences(result, theirs)) {
    report('content/results.json says the same by now: take this out.');
  }
});

/** Returns what of a result somebody else has otherwise: `: rank is 12 there`. */
function differences(ours: EventResult, theirs: EventResult): string {
  const others = theirs as unknown as Record<string, unknown>;
  const found = Object.entries(ours)
    .filter(([field, value]) => !isDeepStrictEqual(value, others[field]))
    .map(([field]) => `${field} is ${JSON.stringify(others[field]) ?? 'not known'} there`);
  return found.length > 0 ? `: ${found.join(', ')}` : '';
}

/** Finds that content/results.json is not what npm run results writes, such as after a merge. */
export function findUnreadableResults(root: string): ContentProblem[] {
  const name = 'content/results.json';
  const file = path.join(root, name);
  if (!existsSync(file) || isListOfResults(readFileSync(file, 'utf8'))) return [];
  const message =
    'This file is not as npm run results writes it. Run that again, or restore the file; what you want to change belongs in content/results.ts.';
  return [{ file: name, line: 1, message }];
}

function isListOfResults(text: string): boolean {
  try {
    const results: unknown = JSON.parse(text);
    return (
      Array.isArray(results) &&
      results.every(
        (one) => isGroup(one) && typeof one.year === 'number' && typeof one.event === 'string',
      )
    );
  } catch {
    return false;
  }
}
