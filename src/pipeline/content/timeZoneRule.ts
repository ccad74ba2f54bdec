import { closestWord } from './closestWord';
import type { Rule } from './rule';

/** A time zone is one that browsers know: by any other, no day or time can be told. */
export const timeZoneRule: Rule = ({ path, value }) => {
  if (path.at(-1) !== 'timeZone' || typeof value !== 'string') return [];
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return [];
  } catch {
    const guess = closestWord(value, Intl.supportedValuesOf('timeZone'));
    return [{ message: `There is no time zone “${value}”. Did you mean “${guess}”?` }];
  }
};
