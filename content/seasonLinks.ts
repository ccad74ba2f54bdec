import { team } from './team';
import { yearOf } from './spoken';

/** Links to the showcases of all seasons, but for that of a game given, in the order of `team.games`. */
export function seasonLinks(besides?: { path: string }) {
  return Object.values(team.games)
    .filter(({ path }) => path !== besides?.path)
    .map(({ date, shortName, path }) => ({ label: `${yearOf(date)} ${shortName}`, to: path }));
}

/** What the showcase of a game has at its end. */
export function otherSeasons(game: { path: string }) {
  return { title: 'Other seasons', links: seasonLinks(game) };
}
