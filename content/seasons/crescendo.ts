import type { CrescendoContent } from '../contentTypes';
import { pages } from '../site';
import { pictures } from '../pictures';
import { resultRows } from '../resultRows';
import { otherSeasons } from '../seasonLinks';
import { robots } from '../robots';
import { team } from '../team';
import { yearOf } from '../spoken';

const game = team.games.crescendo;
const year = yearOf(game.date);
const { javaTheHutt } = robots;

export const crescendo = {
  head: {
    title: `${team.product} - ${game.shortName}`,
    description: `${game.name}, the ${year} FRC challenge, and ${javaTheHutt.name}, the robot that ${team.fullName}, built for it.`,
  },
  title: game.name,
  home: pages.home,
  movement: { pause: 'Pause the sound waves', play: 'Play the sound waves' },
  otherSeasons: otherSeasons(game),
  logo: {
    file: 'crescendo-logo-art.png',
    alt: 'An orange foam ring with sound waves in pink and violet around it',
  },
  about: {
    title: 'About',
    paragraphs: [`${game.shortName} was the ${year} challenge for frc.`],
  },
  robot: {
    title: 'Our Robot',
    picture: pictures.javaTheHutt,
    facts: [
      { label: 'Name', value: javaTheHutt.name },
      { label: 'Weight', value: javaTheHutt.weight },
      { label: 'Drive system', value: javaTheHutt.drive },
      { label: 'Size without bumpers', value: javaTheHutt.sizeWithoutBumpers },
    ],
  },
  results: {
    title: 'Our Results',
    caption: `Results of Team ${team.number} in ${year}`,
    columns: { event: 'Event', result: 'Result' },
    rows: resultRows(year),
  },
} satisfies CrescendoContent;
