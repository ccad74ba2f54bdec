import type { AboutContent } from './types/about';
import type { Season } from './types/season';
import { resultRows } from './resultRows';
import { places } from './site';
import { meetingSeasons, semester1 } from './schedule';
import { seasons } from './seasons';
import { spokenNumber, spokenRobot, spokenWeek, yearOf } from './spoken';
import { team } from './team';

const { first, school, university, buildSeasonWeeks } = team;

export const about = {
  head: {
    title: `${team.product} - About`,
    description: `The story of ${team.fullName}, of ${school.name} in Tulsa: mission, robots, and results at regionals.`,
  },
  title: 'ABOUT US',
  picture: {
    file: 'robots-lineup.jpg',
    alt: 'Three of our robots side by side on the field',
    // The robot on the right: a phone shows it alone.
    focus: 100,
  },
  figures: [
    { value: `${team.number}`, label: 'our team number' },
    { value: `${team.founded.about}`, label: 'the year we were founded' },
    { value: `${team.membersOver}+`, label: 'members' },
    { value: `${team.regionalsAYear}`, label: 'regionals every spring' },
  ],
  story: {
    title: 'Our story and mission',
    paragraphs: [
      `The ${team.name} were founded in ${team.founded.about} at ${school.name} in Tulsa, Oklahoma. Our school has no shop class, so the team is where its students learn to cut, wire and program a machine of their own.`,
      'We want more students to get into science, technology, engineering and math (STEM): by building robots themselves, and by showing others how it is done.',
      `We are Team ${team.number} of the ${first.firstMention} Robotics Competition, with over ${team.membersOver} members. New members begin with the basics, in ${team.course}. What we have built we show at [school events and fairs](/outreach).`,
    ],
    chant: {
      question: { label: `“${team.chant.question}”`, to: '/whattimeisit' },
      answer: `“${team.chant.answer}”`,
    },
  },
  first: {
    title: `What ${first.name} is`,
    paragraphs: [
      `${first.name} (${first.inFull}) is a nonprofit founded in ${first.founded}. It runs robotics programs for ages 4 to 18: ${first.name} LEGO League, ${first.name} Tech Challenge and ${first.name} Robotics Competition.`,
      `In the Robotics Competition, alliances of three teams play a new game every year, with robots of up to about 115 to 125 lbs that they designed and built.`,
      `${first.name} calls its spirit Gracious Professionalism and Coopertition. Its core values are discovery, innovation, impact, inclusion, teamwork and fun.`,
    ],
    link: { label: `More about ${first.name}`, to: first.url },
  },
  year: {
    title: 'Our year',
    steps: [
      {
        when: 'In the fall',
        title: team.course,
        text: `New members learn the basics. We have ${spokenWeek(semester1)}.`,
      },
      {
        when: `In early January`,
        title: 'Kickoff',
        text: `${first.name} reveals the new game to every team.`,
      },
      {
        when: `${spokenNumber(buildSeasonWeeks)} weeks`,
        title: 'Build season',
        text: `With ${spokenWeek(meetingSeasons[1])} an idea becomes a robot.`,
      },
      {
        when: 'In the spring',
        title: 'Regionals',
        text: `We compete at ${spokenNumber(team.regionalsAYear)} of them.`,
      },
    ],
    text: `Days and hours: [when we meet](/#${places.meetings}).`,
  },
  university: {
    title: university.name,
    paragraphs: [
      `${university.name} is our sponsor. It hosts our build season and gives us access to its labs.`,
    ],
    link: { label: 'Our sponsors', to: '/sponsors' },
  },
  results: {
    title: 'Results',
    caption: `Results of Team ${team.number}, latest year first`,
    columns: { year: 'Year', event: 'Event', result: 'Result' },
    rows: resultRows(),
    link: {
      label: `All results on ${team.accounts.results.service}`,
      to: team.accounts.results.url,
    },
  },
  robots: {
    title: 'Our robots',
    text: `Each was built in ${spokenNumber(buildSeasonWeeks)} weeks, for the game of its year.`,
    cards: seasons.flatMap(robotCards),
  },
  join: {
    title: 'Join us',
    paragraphs: ['Questions from students and parents are welcome at any time.'],
    link: { label: 'Contact', to: '/contact', about: 'the team about joining' },
  },
} satisfies AboutContent;

/** The card of a season's robot, if it has one. */
function robotCards({ name: game, kickoff, robot, path }: Season) {
  if (!robot) return [];
  const { name, code, picture } = robot;
  const year = yearOf(kickoff);
  return {
    year,
    name,
    text: `${spokenRobot(robot)} Built for ${game}.`.trim(),
    picture,
    code: code ? { label: `Code of ${name}`, to: code } : undefined,
    link: { label: 'Learn More', to: path, about: `about the ${year} season` },
  };
}
