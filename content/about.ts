import type { AboutContent, YearStep } from './types/about';
import type { Season } from './types/season';
import { resultRows } from './resultRows';
import { results } from './results';
import { places } from './site';
import { meetingSeasons, semester1 } from './schedule';
import { seasons } from './seasons';
import { capitalized, spokenList, spokenNumber, spokenRobot, spokenWeek, yearOf } from './spoken';
import { team } from './team';

const { first, school, university, buildSeasonWeeks } = team;

/** The years of our seasons of which the table of results has nothing. */
const unlisted = seasons
  .map(({ kickoff }) => yearOf(kickoff))
  .filter((year) => resultRows(year).length === 0)
  .sort()
  .map(String);

/** What happened year by year: what the team has typed, and what its seasons and results know. */
function milestones(): YearStep[] {
  const all = [
    { year: team.founded.about, text: 'Founded at our school.' },
    ...team.milestones,
    ...seasons.flatMap(({ name, kickoff, robot }) =>
      robot ? { year: yearOf(kickoff), text: `${robot.name}, our robot for ${name}.` } : [],
    ),
    ...results.flatMap(({ year, event, playoffs, result }) =>
      playoffs || result ? { year, text: `${capitalized(playoffs ?? result!)}: ${event}.` } : [],
    ),
  ];
  return [...new Set(all.map(({ year }) => year))].sort().map((year) => ({
    title: `${year}`,
    text: all.flatMap((one) => (one.year === year ? one.text : [])).join(' '),
  }));
}

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
    place: places.first,
    title: `What ${first.name} is`,
    paragraphs: [
      `${first.name} (${first.inFull}) is a nonprofit founded in ${first.founded}. It runs ${spokenNumber(first.programs.length)} robotics programs. Ours is the last of them.`,
    ],
    programs: {
      label: 'Ages',
      list: first.programs.map(({ name, from, to }) => ({ name, ages: `${from} to ${to}` })),
    },
    match: {
      title: 'How a match works',
      paragraphs: [
        'Two alliances of three teams play against each other. The game is a new one every year; the robots, of about 120 lbs, are designed and built by the teams.',
        `The core values of ${first.name} are discovery, innovation, impact, inclusion, teamwork and fun. For its spirit it has two terms:`,
      ],
      drawing: {
        alt: 'A field seen from above: on the left three robots with orange bumpers, one of them ours; on the right three with white ones; a goal on each side, and pieces of the game between them.',
        number: team.number,
      },
      spirit: [
        {
          label: 'Gracious Professionalism®',
          value: 'Play to win, and treat everyone with respect.',
        },
        { label: 'Coopertition®', value: 'Help other teams, even those you play against.' },
      ],
    },
    quote: {
      text: '“To transform our culture by creating a world where science and technology are celebrated and where young people dream of becoming science and technology leaders.”',
      by: `The vision of ${first.name}, in the words of its founder, ${first.founder}`,
    },
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
        when: 'In early January',
        title: 'Kickoff',
        text: `${first.name} reveals the new game to every team.`,
      },
      {
        when: `${spokenNumber(buildSeasonWeeks)} weeks`,
        title: 'Build season',
        text: `We design, build and program our robot, with ${spokenWeek(meetingSeasons[1])}.`,
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
  milestones: { title: 'Milestones', steps: milestones() },
  results: {
    title: 'Results',
    caption: `Results of Team ${team.number}, latest year first`,
    columns: { year: 'Year', event: 'Event', result: 'Result' },
    rows: resultRows(),
    link: {
      label: `${unlisted.length > 0 ? `${spokenList(unlisted)}: on` : 'All results on'} ${team.accounts.results.service}`,
      to: team.accounts.results.url,
    },
  },
  robots: {
    title: 'Our robots',
    text: `Each was built in ${spokenNumber(buildSeasonWeeks)} weeks, for the game of its year.`,
    cards: seasons.flatMap(robotCards),
    note: seasons.some(({ robot }) => robot?.isDrawn)
      ? 'These robots are 3D drawings, not photographs.'
      : undefined,
  },
  teams: {
    place: places.teams,
    title: 'For other teams',
    paragraphs: [`${team.course} is where our new members start. It covers:`],
    topics: team.courseTopics,
    code: [
      `The code of our robots is public, on [${team.accounts.code.service}](${team.accounts.code.url}):`,
      ...seasons.flatMap(({ name, kickoff, robot }) =>
        robot?.code
          ? `[${robot.name}](${robot.code}), our robot of ${yearOf(kickoff)}, for ${name}.`
          : [],
      ),
    ],
  },
  join: {
    title: 'Join us',
    paragraphs: ['Questions from students and parents are welcome at any time.'],
    link: { label: 'Contact', to: '/contact', about: 'the team about joining' },
  },
} satisfies AboutContent;

/** The card of a season's robot, if it has one. */
function robotCards({ name: game, shortName, kickoff, robot, path }: Season) {
  if (!robot) return [];
  const { name, code, picture } = robot;
  const year = yearOf(kickoff);
  return {
    year,
    title: name,
    text: `${spokenRobot(robot)} Built for ${game}.`.trim(),
    picture,
    code: code ? { label: `Code of ${name}`, to: code } : undefined,
    link: { label: `${year} ${shortName}`, to: path },
  };
}
