import type { ReefscapeContent } from '../contentTypes';
import { robots } from '../robots';
import { team } from '../team';
import { seasonPage } from './seasonPage';

/** The reef, which is seen first. */
export const reefscape = {
  ...seasonPage(team.games.reefscape, robots.sprinkles),
  movement: { pause: 'Pause the bubbles', play: 'Let the bubbles rise' },
  logo: {
    file: 'reefscape-logo-art.png',
    alt: 'A robot on a rock between bright corals, bubbles rising',
  },
} satisfies ReefscapeContent;
