import type { SponsorsContent } from './contentTypes';
import { mailTo, team } from './team';
import { sharedWords } from './sharedWords';

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
  team: {
    paragraph: `We are Team ${team.number}, the ${team.name}, from ${school.name}. We are part of an organization called [${first.firstMention}](${first.url}) (${first.inFull}). We have been a team since ${team.founded.elsewhere}, and we have over ${team.membersOver} members.`,
    link: { label: `Visit ${first.name}`, to: first.url },
  },
  sponsors: {
    title: 'Our sponsors',
    text: 'Thank you to everyone who makes our season possible.',
    tiers: [
      {
        name: 'University',
        sponsors: [
          {
            name: university.name,
            url: university.url,
            text: `It ${sharedWords.universitySupport}.`,
          },
        ],
      },
    ],
  },
  join: {
    title: 'Become a sponsor',
    paragraphs: [
      'Robots take parts, tools, travel and places to work. If you would like to help with any of these, write to us.',
    ],
    link: { label: 'Ask about sponsoring', to: mailTo('Sponsoring the team') },
  },
} satisfies SponsorsContent;
