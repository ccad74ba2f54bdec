import type { HomeContent, MeetingSeason, SeasonMeetings } from './contentTypes';
import {
  spokenDay,
  spokenDays,
  spokenHours,
  spokenList,
  spokenNumber,
  spokenPeriod,
  yearOf,
} from './spoken';
import { team } from './team';

const { first, school, university, firstMeeting, seasons, games, robots, buildSeason } = team;

function meetingsOf(season: MeetingSeason): SeasonMeetings {
  const host = season.place && team[season.place];
  return {
    name: season.name,
    period: spokenPeriod(season),
    times: season.meetings.map((meeting) => ({
      days: spokenDays(meeting.days),
      hours: spokenHours(meeting),
    })),
    ...(host && { place: `At [${host.name}](${host.map})` }),
  };
}

export const home = {
  head: {
    title: `${team.product} - Home`,
    description: `${team.fullName}: the robotics team of ${school.name} in Tulsa, Oklahoma, since ${team.founded.elsewhere}. Over ${team.membersOver} members.`,
  },
  banner: {
    title: team.club.toUpperCase(),
    label: 'Pictures of our robots',
    slides: [
      {
        file: 'banner-field.jpg',
        alt: `A robot with red bumpers numbered ${team.number} throws yellow balls into an arena full of lights`,
      },
      {
        file: 'banner-workshop.jpg',
        alt: 'A robot with blue bumpers on a workbench under a lamp, laptop and tools beside it, shelves of honeycomb behind',
      },
      {
        file: 'banner-hive.jpg',
        alt: 'A mechanical hornet of steel and orange in front of a dark honeycomb, some cells glowing',
      },
    ],
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    position: (picture, count) => `Picture ${picture} of ${count}`,
  },
  intro: {
    title: `We are the ${team.name}`,
    paragraphs: [
      `FRC Team ${team.number} is the robotics team of ${school.name} in Tulsa, Oklahoma. Over ${team.membersOver} members design, build and program a new robot every year for the ${first.firstMention} Robotics Competition.`,
      'Our school has no shop class. On the team you learn to work with tools, CAD, electronics and code by building a robot that competes.',
    ],
  },
  joining: {
    title: `Joining Team ${team.number}`,
    firstMeeting: {
      date: firstMeeting.date,
      upcoming: `The first new-member meeting is on *${spokenDay(firstMeeting.date)}*.`,
      passed: `The first new-member meeting was on *${spokenDay(firstMeeting.date)}, ${yearOf(firstMeeting.date)}*.`,
      nextUnknown: 'The date of the next one is not announced yet.',
    },
    paragraphs: [
      `You can also meet us at ${spokenList(team.recruitingEvents)}. Questions from students and parents are welcome at any time.`,
    ],
    robot101: {
      title: 'Robot 101',
      text: 'Where new members begin. It covers:',
      topics: team.robot101Topics,
    },
    link: { label: 'Contact', to: '/contact', about: 'the team about joining' },
  },
  meetings: {
    title: 'Meetings',
    text: 'All times are Tulsa time (US Central).',
    seasons: [meetingsOf(seasons.semester1), meetingsOf(seasons.buildSeason)],
    today: {
      question: 'Is there a meeting today?',
      neutral: 'Our weekly times are below.',
      yes: (hours) => `Yes, ${hours}.`,
      over: (hours) => `There was one, ${hours}. It is over.`,
      no: 'No.',
      cancelled: (reason) => `No: ${reason}.`,
      next: (day, hours) => `The next meeting is on ${day}, ${hours}.`,
      notAnnounced: 'The dates of our next meetings are not announced yet. [Ask us](/contact).',
    },
    calendar: {
      title: 'Meetings in your calendar',
      add: 'Add to calendar',
      subscribe: 'Subscribe to the calendar',
      nothingKnown: 'Calendar entries appear here once the dates of a season are announced.',
      eventName: `${team.name} meeting`,
    },
  },
  buildSeason: {
    title: 'Build Season',
    paragraphs: [
      `Early in January, at kickoff, ${first.name} shows every team the new game. Then we have ${spokenNumber(buildSeason.weeks)} weeks of build season, with ${spokenNumber(buildSeason.meetingsAWeek)} meetings a week, to turn an idea into a robot.`,
      `[${university.name}](${university.url}) hosts our build season and gives us access to its labs. In spring we take the robot to ${spokenNumber(team.regionalsAYear)} regionals.`,
    ],
    picture: {
      file: 'banner-workshop.jpg',
      alt: 'A robot on a workbench under a lamp, with a laptop and tools beside it',
    },
  },
  challenges: {
    title: 'FRC Challenges',
    text: 'A new game every year, and a new robot for it.',
    cards: [
      {
        year: games.rebuilt.year,
        title: games.rebuilt.shortName,
        text: `Robots ${games.rebuilt.task}. Ours is ${robots.roomba.name}.`,
        picture: {
          file: 'rebuilt-overlay.png',
          alt: `${robots.roomba.name}, the ${robots.roomba.year} robot, full of yellow balls, four of them in flight`,
        },
        link: {
          label: 'Learn More',
          to: games.rebuilt.path,
          about: `about ${games.rebuilt.shortName}, the ${games.rebuilt.year} challenge`,
        },
      },
      {
        year: games.reefscape.year,
        title: games.reefscape.shortName,
        text: `Robots ${games.reefscape.task}. Ours is ${robots.sprinkles.name}.`,
        picture: {
          file: 'robot-sprinkles.png',
          alt: `${robots.sprinkles.name}, the ${robots.sprinkles.year} robot, its elevator half up with a white pipe in its claw`,
        },
        link: {
          label: 'Learn More',
          to: games.reefscape.path,
          about: `about ${games.reefscape.shortName}, the ${games.reefscape.year} challenge`,
        },
      },
      {
        year: games.crescendo.year,
        title: games.crescendo.shortName,
        text: `Robots ${games.crescendo.task}. Ours is ${robots.javaTheHutt.name}.`,
        picture: {
          file: 'robot-java-the-hutt.png',
          alt: `${robots.javaTheHutt.name}, the ${robots.javaTheHutt.year} robot, with orange foam rings`,
        },
        link: {
          label: 'Learn More',
          to: games.crescendo.path,
          about: `about ${games.crescendo.shortName}, the ${games.crescendo.year} challenge`,
        },
      },
    ],
  },
  aboutCard: {
    title: 'Read More About our Team',
    text: 'Our story, our robots, and how we did at regionals.',
    link: { label: 'Read More', to: '/about', about: 'about our team' },
  },
} satisfies HomeContent;
