import type { HomeContent } from './types/season';
import { mailTo } from './mailTo';
import { team } from './team';

export const home = {
  head: {
    title: `${team.name} - Home`,
    description: `What ${team.name} do, when they meet, and how to join them in the new season.`,
  },
  title: `Joining Team ${team.number}`,
  meetings: {
    title: 'Meetings',
    text: 'A new game every year. See our [News](/news).',
    yes: (hours) => `Yes, ${hours}.`,
  },
  firstMeeting: team.firstMeeting,
  slides: [
    {
      file: 'field.jpg',
      alt: `A robot numbered ${team.number} throws yellow balls into an arena full of lights`,
    },
    {
      file: 'hive.jpg',
      alt: 'A bee in front of a honeycomb',
    },
  ],
  next: 'Next picture',
  animation: { file: 'kickoff', alt: 'A field from above' },
  order: 'new-old',
  isLoud: true,
  founded: `A team since ${team.founded.elsewhere}`,
  links: [
    { label: 'Contact', to: '/contact' },
    { label: 'Write to us', to: mailTo('Joining') },
  ],
  menu: [{ label: 'All News', to: '/news' }],
} satisfies HomeContent;
