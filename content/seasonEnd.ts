import type { Day, MeetingSeason } from './contentTypes';

/**
 * Returns the last day of a season: the announced one, or the day before the next of all seasons begins;
 * undefined while neither is known.
 */
export function seasonEnd(
  { firstDay, lastDay }: MeetingSeason,
  seasons: readonly MeetingSeason[],
): Day | undefined {
  if (lastDay || !firstDay) return lastDay;
  const [next] = seasons
    .flatMap((other) => other.firstDay ?? [])
    .filter((day) => day > firstDay)
    .sort();
  return next && dayBefore(next);
}

/** `2026-01-09`, of `2026-01-10`. A day that does not exist comes back as it is, for content:check to report. */
function dayBefore(day: Day): Day {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10) as Day;
}
