import { closestWord } from './closestWord';
import type { Rule } from './rule';

/** A time zone is one that browsers know, in their spelling: by any other, no day or time can be told. */
export const timeZoneRule: Rule = ({ path, value }) => {
  if (path.at(-1) !== 'timeZone' || typeof value !== 'string') return [];
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(value)
    ? []
    : [
        {
          message: `There is no time zone “${value}”. Did you mean “${closestWord(value, zones)}”?`,
        },
      ];
};
