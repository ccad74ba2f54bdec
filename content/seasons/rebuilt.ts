import type { RebuiltContent } from '../contentTypes';
import { spokenDate } from '../spoken';
import { team } from '../team';

const { rebuilt: game, reefscape, crescendo } = team.games;
const { roomba } = team.robots;

export const rebuilt = {
  head: {
    title: `${team.product} - ${game.shortName}`,
    description: `${game.name}, the ${game.year} FRC challenge, and ${roomba.name}, the robot that ${team.fullName}, built for it.`,
  },
  title: game.name,
  home: { label: 'Home', to: '/' },
  otherSeasons: {
    title: 'Other seasons',
    links: [
      { label: `${reefscape.year} ${reefscape.shortName}`, to: reefscape.path },
      { label: `${crescendo.year} ${crescendo.shortName}`, to: crescendo.path },
    ],
  },
  layers: [
    {
      color: 'signal',
      height: 120,
      clipPath: 'waveUp',
      picture: {
        file: 'rebuilt-overlay.png',
        alt: `${roomba.name}, the ${roomba.year} robot, full of yellow balls, four of them in flight`,
      },
    },
    { color: 'rust', height: 100, clipPath: 'waveDown' },
    { color: 'raised', height: 100, clipPath: 'waveUp' },
    { color: 'paper', height: 80, clipPath: 'waveDown' },
  ],
  game: {
    title: 'The game',
    paragraphs: [
      `${game.name} is the ${game.year} game of the ${team.first.firstMention} Robotics Competition. In alliances of three, robots ${game.task}. Kickoff was on ${spokenDate(game.date)}, ${game.year}.`,
    ],
  },
  robot: {
    title: roomba.name,
    paragraphs: [`Our robot of ${roomba.year}. ${roomba.drive} drive, with ${roomba.equipment}.`],
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
