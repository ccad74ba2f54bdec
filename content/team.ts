import type { PlainLink } from './types/basics';
import type { TeamFacts } from './types/team';

const name = 'RoboHornets';
const number = 1209;

const universityStreet = '800 S Tucker Dr';
const universityCity = 'Tulsa, OK 74104';

/**
 * Every fact about the team has its one place here, but its seasons and robots (seasons), when it
 * meets (schedule.ts) and how it did (results.ts). Other content builds its sentences from it.
 */
export const team = {
  name,
  product: name,
  newsName: `${name} Robotics News`,
  club: 'BTW Robotics',
  number,
  fullName: `FRC Team ${number}, the ${name}`,
  email: 'btwrobotics@gmail.com',
  chant: { question: 'What time is it?', answer: '12:09!', time: '12:09:00' },
  /*
   * The team’s own texts give both years and neither is confirmed as the only one. So the About page
   * keeps 2002, and the description, the Sponsors page and the footer keep 2003.
   */
  founded: { about: 2002, elsewhere: 2003 },
  /*
   * What the team is proud of, such as { year: 2012, text: 'Our first mentor from a university joined.' }: a
   * founding, results and robots are among the milestones of About already.
   */
  milestones: [] as TeamFacts['milestones'],
  membersOver: 40,
  // Our calendar ends with it: when it changes, write the day of the change into schedule.ts, too (changed).
  buildSeasonWeeks: 6,
  regionalsAYear: 2,
  course: 'Robot 101',
  courseTopics: [
    'Tools and safety',
    'Research',
    'CAD',
    'Electronics',
    'Programming',
    'Outreach',
    'The basics of FRC',
  ],
  recruitingEvents: ['Freshman Orientation', 'Back-to-School Night', 'Showcase Night', 'tailgates'],
  timeZone: 'America/Chicago',
  school: {
    name: 'Booker T. Washington High School',
    street: '1514 E Zion St',
    city: 'Tulsa, OK 74106',
    map: 'https://maps.app.goo.gl/BmXw51TrHZSFVtM36',
    url: 'https://btw.tulsaschools.org',
  },
  university: {
    name: 'The University of Tulsa',
    street: universityStreet,
    city: universityCity,
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${universityStreet}, ${universityCity}`)}`,
    url: 'https://utulsa.edu',
  },
  first: {
    name: '*FIRST*',
    firstMention: '*FIRST*®',
    plainName: 'FIRST',
    inFull: 'For Inspiration and Recognition of Science and Technology',
    founded: 1989,
    founder: 'Dean Kamen',
    programs: [
      { name: '*FIRST* LEGO® League', from: 4, to: 16 },
      { name: '*FIRST* Tech Challenge', from: 12, to: 18 },
      { name: '*FIRST* Robotics Competition', from: 14, to: 18 },
    ],
    url: 'https://www.firstinspires.org',
    videoChannel: 'https://www.youtube.com/@FIRSTRoboticsCompetition',
  },
  accounts: {
    video: { service: 'YouTube', url: 'https://youtube.com/@btwroboticsclub2662' },
    shortVideo: { service: 'TikTok', url: 'https://tiktok.com/@bookertwashington15' },
    photos: { service: 'Instagram', url: 'https://instagram.com/btwroboticsclub' },
    code: { service: 'GitHub', url: 'https://github.com/robohornets' },
    results: {
      service: 'The Blue Alliance',
      url: `https://www.thebluealliance.com/team/${number}`,
    },
  },
  firstMeeting: { date: '2025-09-10' },
  // The day there is a place for donations, put its https address here, in quotes.
  donateUrl: undefined as string | undefined,
} satisfies TeamFacts;

/** The address of a new e-mail to the team, with its subject filled in. */
export function mailTo(subject: string): string {
  return `mailto:${team.email}?subject=${encodeURIComponent(subject)}`;
}

/** Opens an e-mail to the team about working with it. */
export const becomingMentor = {
  label: 'Becoming a mentor',
  to: mailTo('Becoming a mentor'),
} satisfies PlainLink;
