import { groupRule, isGroup } from './rule';
import type { Violation } from './rule';

interface Season {
  readonly id: string;
  readonly name: string;
  readonly firstDay?: string;
  readonly lastDay?: string;
}

/** The seasons of the schedule have ids of their own, which calendars go by, and no day in common. */
export const seasonsRule = groupRule((group) => {
  const entries = Object.entries(group);
  if (entries.length === 0 || !entries.every(([, held]) => isSeason(held))) return [];
  const seasons = entries as [string, Season][];
  return seasons.flatMap(([field, season], index) =>
    seasons.slice(0, index).flatMap(([, other]) => findClash(field, season, other)),
  );
});

function isSeason(value: unknown): boolean {
  return isGroup(value) && 'id' in value && 'meetings' in value;
}

function findClash(field: string, season: Season, other: Season): Violation[] {
  if (season.id === other.id) {
    const message = `The id “${season.id}” is that of another season; calendars would take one for the other.`;
    return [{ field, message }];
  }
  const isApart = startsAfter(season, other) || startsAfter(other, season);
  return isApart
    ? []
    : [
        {
          field,
          message: `This season has days in common with “${other.name}”: end one before the other.`,
        },
      ];
}

/** Also true where a day is not announced. */
function startsAfter({ firstDay }: Season, { lastDay }: Season): boolean {
  return firstDay === undefined || lastDay === undefined || firstDay > lastDay;
}
