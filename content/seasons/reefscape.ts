import type { ReefscapeContent } from '../contentTypes';
import { pictures } from '../pictures';
import { otherSeasons } from '../seasonLinks';
import { pages } from '../site';
import { robots } from '../robots';
import { sharedWords } from '../sharedWords';
import { team } from '../team';
import { yearOf } from '../spoken';

const game = team.games.reefscape;
const year = yearOf(game.date);
const { sprinkles } = robots;
const safetyVideo = `Our ${year} season safety animation`;

export const reefscape = {
  head: {
    title: `${team.product} - ${game.shortName}`,
    description: `${game.name}, the ${year} FRC challenge, and ${sprinkles.name}, the robot that ${team.fullName}, built for it.`,
  },
  title: game.name,
  home: pages.home,
  movement: { pause: 'Pause the bubbles', play: 'Let the bubbles rise' },
  otherSeasons: otherSeasons(game),
  logo: {
    file: 'reefscape-logo-art.png',
    alt: 'A robot on a rock between bright corals, bubbles rising',
  },
  game: {
    title: 'The game',
    paragraphs: [
      `${game.name} was the ${year} game of the ${team.first.firstMention} Robotics Competition. ${sharedWords.alliances} ${game.task}.`,
    ],
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
    startsAt: `${game.date}T12:00:00-05:00`,
    countdown: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  },
  robot: {
    title: 'Our Robot',
    picture: pictures.sprinkles,
    facts: [
      { label: 'Name', value: sprinkles.name },
      { label: 'Drive system', value: sprinkles.drive },
      { label: 'Motors', value: sprinkles.motors },
      { label: 'Equipped with', value: sprinkles.equipment },
    ],
    links: [{ label: 'Code', to: sprinkles.code, about: `of ${sprinkles.name}` }],
  },
  safety: {
    title: `Check out our ${year} season safety animation!`,
    video: {
      title: safetyVideo,
      poster: {
        file: 'safety-poster.jpg',
        alt: `The elevator and claw of ${sprinkles.name} between orange and black warning stripes`,
      },
      // The day the video is public, put its YouTube id here, in quotes.
      id: undefined as string | undefined,
      channel: team.accounts.video.url,
      play: `Play video: ${safetyVideo}`,
      watch: `Watch on our video channel: ${safetyVideo}`,
      privacy: 'The video loads from YouTube, and only after you press play.',
    },
  },
} satisfies ReefscapeContent;
