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
      color: 'signal',
      height: 150,
      clipPath: 'waveUp',
      picture: pictures.roomba,
    },
    { color: 'rust', height: 100, clipPath: 'waveDown' },
    { color: 'raised', height: 100, clipPath: 'waveUp' },
    { color: 'paper', height: 50, clipPath: 'waveDown' },
  ],
  game: {
    title: 'The game',
    paragraphs: [
      `${game.name} was the game of the ${team.first.firstMention} Robotics Competition revealed at kickoff on ${spokenDate(game.date)}, ${year}. ${sharedWords.alliances} ${game.task}.`,
    ],
  },
  robot: {
    title: roomba.name,
    paragraphs: [`Our ${roomba.year} robot. ${roomba.drive} drive, with ${roomba.equipment}.`],
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
