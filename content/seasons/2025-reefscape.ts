import type { ReefscapeSeason } from '../types/season';
import { team } from '../team';

const kickoff = '2025-01-04';

export const reefscape = {
  name: 'REEFSCAPE',
  shortName: 'Reefscape',
  path: '/reefscape',
  kickoff,
  task: 'score coral, harvest algae and hang from the barge',
  robot: {
    name: 'Sprinkles',
    drive: 'Swerve',
    motors: 'eight Kraken X60',
    equipment: 'an elevator and mechanisms for coral and algae',
    code: 'https://github.com/robohornets/sprinkles',
    isDrawn: true,
    picture: {
      file: 'robot-sprinkles.png',
      alt: 'Sprinkles, our 2025 robot, its elevator half up with a white pipe in its claw',
    },
    views: [
      {
        file: 'sprinkles-down.png',
        alt: 'Sprinkles with its elevator down, the white pipe just above its bumpers',
      },
      {
        file: 'sprinkles-side.png',
        alt: 'Sprinkles from its right side, the claw with the white pipe in front of its elevator',
      },
    ],
    turn: { folder: 'sprinkles', from: 30 },
  },
  film: {
    title: 'Our 2025 season safety animation',
    poster: {
      file: 'safety-poster.jpg',
      alt: 'Sprinkles from the side between orange and black warning stripes',
    },
    // The day the video is public, put its YouTube id here, in quotes.
    id: undefined as string | undefined,
  },
  page: {
    movement: { pause: 'Pause the bubbles', play: 'Let the bubbles rise' },
    logo: {
      file: 'reefscape-logo-art.png',
      alt: 'A robot on a rock between bright corals, bubbles rising',
    },
    kickoff: {
      title: 'Kickoff',
      animation: {
        file: 'reefscape-kickoff',
        alt: 'A robot raises and lowers its elevator underwater, light rays and bubbles around it',
        pause: 'Pause animation',
        play: 'Play animation',
      },
      text: 'Kickoff was livestreamed on Twitch. There are YouTube videos available below.',
      links: [
        // The exact recording is not known yet, so this leads to the channel it is on.
        { label: 'Kickoff Stream', to: team.first.videoChannel },
        { label: 'Game Reveal', to: 'https://www.youtube.com/watch?v=YWbxcjlY9JY' },
      ],
      startsAt: `${kickoff}T12:00:00-05:00`,
      countdown: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    },
    safety: 'Check out our 2025 season safety animation!',
  },
} satisfies ReefscapeSeason;
