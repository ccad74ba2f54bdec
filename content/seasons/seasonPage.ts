import type { Game, Robot, SeasonPageContent } from '../contentTypes';
import { pages } from '../navigation';
import { seasonLinks } from '../seasonLinks';
import { team } from '../team';
import { yearOf } from '../yearOf';

/** What the showcase of every game has, with the robot that we built for it. */
export function seasonPage(game: Game, robot: Pick<Robot, 'name'>) {
  return {
    head: {
      title: `${team.product} - ${game.shortName}`,
      description: `${game.name}, the ${yearOf(game.date)} FRC challenge, and ${robot.name}, the robot that ${team.fullName}, built for it.`,
    },
    title: game.name,
    home: pages.home,
    otherSeasons: { title: 'Other seasons', links: seasonLinks(game) },
  } satisfies SeasonPageContent;
}
