import type { OutreachEntry } from '../../../content/types/outreach';
import type { Sponsor } from '../../../content/types/sponsors';

/** Returns what only the team can tell and has not yet, what visitors miss most first: a file, and what to write. */
export async function findEmptyPlaces(): Promise<string[]> {
  const { outreach } = await import('../../../content/outreach');
  const { seasons } = await import('../../../content/seasons');
  const { sponsors } = await import('../../../content/sponsors');
  const { team } = await import('../../../content/team');
  const entries: OutreachEntry[] = outreach.entries.list;
  const given: Sponsor[] = sponsors.sponsors.tiers.flatMap((tier) => tier.sponsors);
  return [
    ...entries.map(
      ({ title, since, people, hours, teams }) =>
        !(since ?? people ?? hours ?? teams) &&
        `outreach.ts: since, people, hours or teams of “${title}”`,
    ),
    team.milestones.length === 0 && 'team.ts: milestones',
    ...given.flatMap(({ name, logo, since }) => [
      !logo && `sponsors.ts: logo of ${name}`,
      !since && `sponsors.ts: since, of ${name}`,
    ]),
    ...seasons.map(
      ({ shortName, film }) => !film?.id && `seasons: film of ${shortName}, with its id`,
    ),
    !team.donateUrl && 'team.ts: donateUrl',
  ].filter((place) => typeof place === 'string');
}
