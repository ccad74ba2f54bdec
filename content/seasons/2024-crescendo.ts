import type { CrescendoSeason } from '../types/season';

const side = {
  file: 'java-side.png',
  alt: 'Java the Hutt from the side, its shooter raised with an orange foam ring in it',
};

const front = {
  file: 'java-front.png',
  alt: 'Java the Hutt from the front, an orange foam ring in its shooter',
};

export const crescendo = {
  name: 'CRESCENDO',
  shortName: 'Crescendo',
  path: '/crescendo',
  kickoff: '2024-01-06',
  color: 'stage',
  task: 'score notes in a game with a music theme',
  robot: {
    name: 'Java the Hutt',
    drive: 'Swerve',
    weight: '91 lbs',
    sizeWithoutBumpers: '22x22x25 inches',
    isDrawn: true,
    picture: {
      file: 'robot-java-the-hutt.png',
      alt: 'Java the Hutt, our 2024 robot, with orange foam rings',
    },
    views: [side, front],
    turn: { folder: 'java-the-hutt', from: 280 },
  },
  page: {
    movement: { pause: 'Pause the sound waves', play: 'Play the sound waves' },
    logo: {
      file: 'crescendo-logo-art.png',
      alt: 'An orange foam ring with sound waves in pink and violet around it',
    },
    opening: front,
    about: {
      title: 'About',
      paragraphs: [
        'Crescendo was the 2024 challenge for frc.',
        'Its theme was music: in alliances of three, robots scored notes, which were rings of orange foam.',
      ],
    },
  },
} satisfies CrescendoSeason;
