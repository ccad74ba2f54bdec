import type { Day, YearStage } from '../../content/contentTypes';

/** The weeks of the ring: a year has a day or two more, which belong to the last. */
export const WEEKS = 52;

/** Returns how much of its year has passed when a day begins, from 0 to 1. */
export function turnOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0);
  return (Date.parse(day) - start) / (Date.UTC(year + 1, 0) - start);
}

/** Returns the week of the ring that a day is in: the first is 0. */
export function weekOf(day: Day): number {
  return Math.floor(turnOf(day) * WEEKS);
}

/** Returns the stage of our year that a day is in, if any, and the one that begins next, in the next year if need be. */
export function stagesAt<Stage extends YearStage>(
  stages: readonly Stage[],
  day: Day,
): { readonly present: Stage | undefined; readonly next: Stage } {
  const week = weekOf(day);
  const wait = ({ weeks }: Stage) => (weeks[0] - week + WEEKS - 1) % WEEKS;
  const [next] = [...stages].sort((one, other) => wait(one) - wait(other));
  return {
    present: stages.find(({ weeks }) => weeks[0] <= week && week < weeks[1]),
    next: next!,
  };
}
