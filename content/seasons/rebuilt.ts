import type { RebuiltContent } from '../contentTypes';
import { pages } from '../site';
import { pictures } from '../pictures';
import { otherSeasons } from '../seasonLinks';
import { spokenDate, yearOf } from '../spoken';
import { robots } from '../robots';
import { sharedWords } from '../sharedWords';
import { team } from '../team';

const game = team.games.rebuilt;
const year = yearOf(game.date);
const { roomba } = robots;

export const rebuilt = {
  head: {
    title: `${team.product} - ${game.shortName}`,
    description: `${game.name}, the ${year} FRC challenge, and ${roomba.name}, the robot that ${team.fullName}, built for it.`,
  },
  title: game.name,
  year,
  home: pages.home,
  otherSeasons: otherSeasons(game),
  layers: [
    {
      color: 'night',
      height: 130,
      clipPath: 'waveUp',
      picture: pictures.roomba,
    },
    { color: 'rust', height: 60, clipPath: 'waveDown' },
    { color: 'raised', height: 60, clipPath: 'waveUp' },
    { color: 'paper', height: 50, clipPath: 'waveDown' },
  ],
  game: {
    title: 'The game',
    paragraphs: [
      `${game.name} was the game of the ${team.first.firstMention} Robotics Competition revealed at kickoff on ${spokenDate(game.date)}, ${year}. ${sharedWords.alliances} ${game.task}.`,
    ],
  },
  robot: {
    title: 'Our Robot',
    picture: {
      file: 'roomba-field.jpg',
      alt: `${roomba.name} with red bumpers numbered ${team.number}, throwing yellow balls under the lights of a field`,
    },
    facts: [
      { label: 'Name', value: roomba.name },
      { label: 'Drive system', value: roomba.drive },
      { label: 'Equipped with', value: roomba.equipment },
    ],
    links: [
      { label: 'Code', to: roomba.code, about: `of ${roomba.name}` },
      {
        label: 'Results',
        to: team.accounts.results.url,
        about: `of our team on ${team.accounts.results.service}`,
      },
    ],
  },
} satisfies RebuiltContent;
