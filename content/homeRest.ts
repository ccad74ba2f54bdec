import type { HomeRestContent, MeetingSeason, SeasonMeetings } from './contentTypes';
import { pictures } from './pictures';
import { robots } from './robots';
import { places } from './places';
import { schedule, seasons } from './schedule';
import { seasonEnd } from './seasonEnd';
import { spokenDays, spokenHours, spokenNumber, spokenPeriod, spokenWeek } from './spoken';
import { sharedWords } from './sharedWords';
import { team } from './team';
import { yearOf } from './yearOf';

const { first, university, games, buildSeasonWeeks } = team;

function meetingsOf(season: MeetingSeason): SeasonMeetings {
  const host = season.place && team[season.place];
  const overAfter = seasonEnd(season, schedule.seasons);
  const period = spokenPeriod(season, overAfter !== undefined);
  return {
    name: season.name,
    period,
    pastPeriod: `${period} (over)`,
    times: season.meetings.map((meeting) => ({
      days: spokenDays(meeting.days),
      hours: spokenHours(meeting),
    })),
    place: host ? `At ${host.name} ([map](${host.map}))` : '[Ask us](/contact) where we meet.',
    overAfter,
  };
}

/** What lies below the first two screens of Home. */
export const homeRest = {
  meetings: {
    place: places.meetings,
    title: 'Meetings',
    text: 'All times are Tulsa time (US Central).',
    seasons: schedule.seasons.map(meetingsOf),
    today: {
      question: 'Is there a meeting today?',
      neutral: 'Our weekly times are below.',
      yes: (hours) => `Yes, ${hours}.`,
      underWay: (hours) => `Yes, right now: ${hours}.`,
      over: (hours) => `There was, ${hours}. It is over now.`,
      no: 'No.',
      cancelled: (reason) => `No: ${reason}.`,
      noneAnnounced: 'No meeting is announced for today.',
      next: (day, hours) => `Next on the schedule: ${day}, ${hours}.`,
      nextFrom: (day) => `Our next meetings start on ${day}.`,
      notAnnounced: 'The dates of our next meetings are not announced yet. [Ask us](/contact).',
    },
    calendar: {
      title: 'Meetings in your calendar',
      text: 'Subscribe once, and every meeting we announce shows up in your calendar, changes included.',
      subscribe: 'Subscribe',
      subscribeAbout: 'to the calendar of our meetings',
      add: 'Add to calendar',
      addAbout: 'the meetings that are announced now',
      addressLine: 'For other calendar apps, use this address:',
      to: '/meetings.ics',
      name: `${team.name} meetings`,
      eventName: `${team.name} meeting`,
    },
  },
  buildSeason: {
    title: 'Build Season',
    paragraphs: [
      `At kickoff, in ${sharedWords.kickoffTime}, ${first.name} ${sharedWords.kickoffEvent}. Then we have ${spokenNumber(buildSeasonWeeks)} weeks of build season, with ${spokenWeek(seasons.buildSeason)}, to turn an idea into a robot.`,
      `[${university.name}](${university.url}) ${sharedWords.universitySupport}. In the spring we take our robot to ${spokenNumber(team.regionalsAYear)} regionals.`,
    ],
    picture: pictures.workshop,
  },
  challenges: {
    title: 'FRC Challenges',
    text: 'Every year brings a new game, and a new robot to play it.',
    cards: [
      {
        year: yearOf(games.rebuilt.date),
        title: games.rebuilt.name,
        text: `Robots ${games.rebuilt.task}. Ours is ${robots.roomba.name}.`,
        picture: pictures.roomba,
        link: {
          label: 'Learn More',
          to: games.rebuilt.path,
          about: `about ${games.rebuilt.shortName}, the ${yearOf(games.rebuilt.date)} challenge`,
        },
      },
      {
        year: yearOf(games.reefscape.date),
        title: games.reefscape.name,
        text: `Robots ${games.reefscape.task}. Ours is ${robots.sprinkles.name}.`,
        picture: pictures.sprinkles,
        link: {
          label: 'Learn More',
          to: games.reefscape.path,
          about: `about ${games.reefscape.shortName}, the ${yearOf(games.reefscape.date)} challenge`,
        },
      },
      {
        year: yearOf(games.crescendo.date),
        title: games.crescendo.name,
        text: `Robots ${games.crescendo.task}. Ours is ${robots.javaTheHutt.name}.`,
        picture: pictures.javaTheHutt,
        link: {
          label: 'Learn More',
          to: games.crescendo.path,
          about: `about ${games.crescendo.shortName}, the ${yearOf(games.crescendo.date)} challenge`,
        },
      },
    ],
  },
  aboutCard: {
    title: 'Read More About our Team',
    paragraphs: ['Our story, our robots, and how we did at regionals.'],
    link: { label: 'Read More', to: '/about', about: 'about our team' },
  },
} satisfies HomeRestContent;
