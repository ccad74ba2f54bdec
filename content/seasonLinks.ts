import { team } from './team';

/** Links to the showcases of all seasons but that of one game, in the order of `team.games`. */
export function seasonLinks(besides: { path: string }) {
  return Object.values(team.games)
    .filter(({ path }) => path !== besides.path)
    .map(({ year, shortName, path }) => ({ label: `${year} ${shortName}`, to: path }));
}
