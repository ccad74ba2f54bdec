import type { SponsorsContent } from './types/sponsors';
import { spokenNumber } from './spoken';
import { becomingMentor, mailTo, team } from './team';

const { first, school, university } = team;

export const sponsors = {
  head: {
    title: `${team.product} - Sponsors`,
    description: `The sponsors of ${team.fullName}, a team since ${team.founded.elsewhere}, and how to become one.`,
  },
  title: 'SPONSORS',
  picture: {
    file: 'sponsors-header.jpg',
    alt: 'Gears, wheels, plates and bolts laid out in rows on dark slate with a faint honeycomb',
    focus: 78,
  },
  support: {
    title: 'What support does',
    uses: [
      {
        title: 'A place to build',
        text: `Our school has no shop class. We build where somebody opens a door for us.`,
      },
      {
        title: 'Parts and tools',
        text: 'Each new game needs a new robot, from its frame to its electronics.',
      },
      {
        title: 'Travel',
        text: `We play at ${spokenNumber(team.regionalsAYear)} regionals every spring: [how we did](/about).`,
      },
    ],
  },
  team: {
    paragraphs: [
      `We are Team ${team.number}, the ${team.name}, from ${school.name}. We are part of an organization called [${first.firstMention}](${first.url}) (${first.inFull}). We have been a team since ${team.founded.elsewhere}, and we have over ${team.membersOver} members.`,
    ],
    link: { label: `Visit ${first.name}`, to: first.url },
  },
  sponsors: {
    title: 'Our sponsors',
    text: 'Thank you to everyone who makes our season possible.',
    since: (year) => `Since ${year}.`,
    tiers: [
      {
        name: 'University',
        sponsors: [
          {
            name: university.name,
            url: university.url,
            text: 'It hosts our build season and gives us access to its labs. Thank you!',
          },
        ],
      },
    ],
  },
  mentors: {
    title: 'Our mentors',
    paragraphs: ['Thank you to every adult who works with the team.'],
    link: becomingMentor,
  },
  join: {
    title: 'Become a sponsor',
    paragraphs: [
      'If you would like to help with a place to work, parts, tools or travel, write to us.',
    ],
    link: { label: 'Ask about sponsoring', to: mailTo('Sponsoring the team') },
  },
  paper: { email: team.email, code: 'QR code of this page' },
} satisfies SponsorsContent;
