import type { HomeContent, YearPart, YearStage } from './types/home';
import type { MeetingSeason } from './types/schedule';
import type { Season, SeasonCard } from './types/season';
import { pictures } from './pictures';
import { meetingSeasons, schedule, seasonEnd } from './schedule';
import { seasons } from './seasons';
import { crescendo } from './seasons/2024-crescendo';
import { places } from './site';
import {
  capitalized,
  monthNames,
  spokenDate,
  spokenDay,
  spokenDays,
  spokenHours,
  spokenList,
  spokenNumber,
  spokenPeriod,
  spokenWeek,
  yearOf,
} from './spoken';
import { mailTo, team } from './team';

const { first, school, university, firstMeeting, buildSeasonWeeks } = team;

const regionals: YearStage = {
  title: `${capitalized(spokenNumber(team.regionalsAYear))} regionals`,
  when: 'in the spring',
  weeks: [11, 15],
  color: 'edge',
};

const newest = yearOf(seasons[0]!.kickoff);

export const home = {
  head: {
    title: `${team.product} - Home`,
    description: `${team.fullName}: the robotics team of ${school.name} in Tulsa, Oklahoma, since ${team.founded.elsewhere}. Over ${team.membersOver} members.`,
  },
  donating: {
    text: `We have no donation page yet. [Write to us](${mailTo('Donating')}).`,
  },
  banner: {
    title: team.club.toUpperCase(),
    over: `FRC Team ${team.number}, Tulsa, Oklahoma`,
    text: `The robotics team of ${school.name}, in the [${first.firstMention}](${first.url}) Robotics Competition (FRC)`,
    actions: [
      { label: 'Join us', to: '/contact', about: 'the team' },
      ...seasons.slice(0, 1).map(({ robot, shortName, path }) => ({
        label: robot ? `Meet ${robot.name}` : shortName,
        to: path,
      })),
    ],
    label: 'Pictures of our robots',
    kind: 'slideshow',
    slideKind: 'slide',
    slides: [
      {
        file: 'banner-field.jpg',
        alt: `A robot with red bumpers numbered ${team.number} shoots yellow balls into an arena full of lights`,
        focus: 96,
      },
      {
        file: 'banner-workshop.jpg',
        alt: 'A robot with blue bumpers on a workbench under a lamp, laptop and tools beside it, shelves of honeycomb behind',
        focus: 100,
      },
      {
        file: 'banner-hive.jpg',
        alt: 'A mechanical hornet of steel and orange in front of a dark honeycomb, some cells glowing',
        focus: 78,
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
      `We have over ${team.membersOver} members, and every year we design, build and program a new robot. On the team you learn to work with tools, CAD, electronics and code by building a robot that competes.`,
      `New here? Read [what ${first.name} is, and how a match works](/about#${places.first}).`,
    ],
  },
  joining: {
    title: `Joining Team ${team.number}`,
    firstMeeting: {
      lead: 'Write to us, and we will tell you when you can start.',
      date: firstMeeting.date,
      neutral: `First new-member meeting: *${spokenDay(firstMeeting.date)}, ${yearOf(firstMeeting.date)}*.`,
      upcoming: (today) =>
        `The first new-member meeting is on *${spokenDay(firstMeeting.date, today)}*.`,
      passed: `The first new-member meeting was on *${spokenDay(firstMeeting.date)}, ${yearOf(firstMeeting.date)}*.`,
      nextUnknown: 'The date of the next one is not announced yet.',
    },
    paragraphs: [
      `Meet us at ${spokenList(team.recruitingEvents)}, or [ask us](/contact) now: what it costs, how much time it takes, or anything else. Questions from students and parents are welcome at any time.`,
    ],
    robot101: {
      title: team.course,
      text: 'Where new members start. It covers:',
      topics: team.courseTopics,
    },
    picture: crescendo.robot.views[0],
    link: { label: 'Contact', to: '/contact', about: 'the team about joining' },
  },
  meetings: {
    place: places.meetings,
    title: 'Meetings',
    text: 'Our usual week. All times are Tulsa time (US Central).',
    today: {
      question: 'Is there a meeting today?',
      neutral: 'Our weekly times are below.',
      yes: (hours) => `Yes, ${hours}.`,
      underWay: (hours) => `Yes, right now: ${hours}.`,
      over: (hours) => `There was, ${hours}. It is over now.`,
      no: 'No.',
      cancelled: (reason) => `No: ${reason}.`,
      noneAnnounced: 'No meeting is announced for today.',
      event: (name) => `Today is the ${name}.`,
      thisWeek: (event) => `This week: ${event}.`,
      soon: (event) => `Coming up: ${event}.`,
      live: (event, where) => `Now: ${event}. Watch live: ${where}.`,
    },
    year: {
      title: 'Our year',
      months: monthNames.map((name) => name.slice(0, 3)),
      stages: [
        { title: 'Kickoff', when: 'early January', weeks: [0, 1], color: 'signal' },
        {
          title: 'Build season',
          when: `${spokenNumber(buildSeasonWeeks)} weeks from kickoff`,
          weeks: [1, 1 + buildSeasonWeeks],
          color: 'signal',
        },
        regionals,
        { title: team.course, when: 'in the fall', weeks: [35, 50], color: 'rust' },
      ],
      now: (stage) => `Now: ${stage ?? 'between two seasons'}.`,
      next: (name, when) => `Next: ${name}, ${when}.`,
      nextMeeting: (day, hours) => `Next meeting: ${day}, ${hours}.`,
      nextMeetings: (day) => `Next: meetings from ${day} on.`,
    },
    seasons: [
      ...schedule.seasons.map(meetingsOf),
      { name: regionals.title, color: regionals.color, period: capitalized(regionals.when) },
    ],
    calendar: {
      title: 'All of it in your calendar',
      text: 'Subscribe once: every meeting, kickoff and competition we announce, changes included.',
      subscribe: 'Subscribe',
      subscribeAbout: 'to the calendar of our meetings and competitions',
      add: 'Add to calendar',
      addAbout: 'the meetings and competitions that are announced now',
      addressLine: 'For other calendar apps:',
      to: '/meetings.ics',
      name: `${team.name} meetings and competitions`,
      eventName: `${team.name} meeting`,
    },
  },
  news: {
    title: 'News',
    link: { label: 'All news', to: '/news' },
  },
  buildSeason: {
    title: 'Build Season',
    paragraphs: [
      `At kickoff, in early January, ${first.name} reveals the new game to every team. Then we have ${spokenNumber(buildSeasonWeeks)} weeks of build season, with ${spokenWeek(meetingSeasons[1])}, to turn an idea into a robot.`,
      `We build at [${university.name}](${university.url}), and in the spring we take our robot to ${spokenNumber(team.regionalsAYear)} regionals. [Our sponsors](/sponsors) make that possible.`,
    ],
    picture: { ...pictures.electronics, focus: 100 },
  },
  challenges: {
    title: 'FRC Challenges',
    text: 'The games of our latest robots.',
    next: {
      after: `${newest}-07-31`,
      nextYear: newest + 1,
      text: 'The game is revealed in early January.',
    },
    cards: seasons.slice(0, 3).map(challengeCard),
  },
  aboutCard: {
    title: 'Read More About our Team',
    paragraphs: ['Our story, our robots, and how we did at regionals.'],
    link: { label: 'Read More', to: '/about', about: 'about our team' },
  },
} satisfies HomeContent;

function meetingsOf(season: MeetingSeason): YearPart {
  const host = season.place && team[season.place];
  const overAfter = seasonEnd(season, schedule.seasons);
  const period = spokenPeriod(season, overAfter !== undefined);
  return {
    name: season.name,
    color: season === meetingSeasons[0] ? 'rust' : 'signal',
    period,
    pastPeriod: `Last time: ${period.replace('From', 'from')}`,
    times: season.meetings.map((meeting) => ({
      days: spokenDays(meeting.days),
      hours: spokenHours(meeting),
    })),
    place: host ? `At ${host.name} ([map](${host.map}))` : '[Ask us](/contact) where we meet.',
    overAfter,
  };
}

function challengeCard({ name, shortName, kickoff, task, robot, path }: Season): SeasonCard {
  const year = yearOf(kickoff);
  return {
    year,
    title: name,
    text: [
      task ? `Robots ${task}.` : `Kickoff: ${spokenDate(kickoff)}, ${year}.`,
      robot ? `Ours is ${robot.name}.` : '',
    ]
      .join(' ')
      .trim(),
    picture: robot?.picture,
    link: {
      label: 'Learn More',
      to: path,
      about: `about ${shortName}, the ${year} challenge`,
    },
  };
}
