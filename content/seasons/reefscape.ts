import type { ReefscapeContent } from '../contentTypes';
import { pages } from '../navigation';
import { otherSeasons } from '../seasonLinks';
import { robots } from '../robots';
import { team } from '../team';
import { yearOf } from '../yearOf';

const game = team.games.reefscape;
const year = yearOf(game.date);

/** The reef, which is seen first. */
export const reefscape = {
  head: {
    title: `${team.product} - ${game.shortName}`,
    description: `${game.name}, the ${year} FRC challenge, and ${robots.sprinkles.name}, the robot that ${team.fullName}, built for it.`,
  },
  title: game.name,
  home: pages.home,
  movement: { pause: 'Pause the bubbles', play: 'Let the bubbles rise' },
  otherSeasons: otherSeasons(game),
  logo: {
    file: 'reefscape-logo-art.png',
    alt: 'A robot on a rock between bright corals, bubbles rising',
  },
} satisfies ReefscapeContent;
