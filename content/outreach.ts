import type { OutreachContent } from './types/outreach';
import { spokenList } from './spoken';
import { team } from './team';

const { first, school } = team;

export const outreach = {
  head: {
    title: `${team.product} - Outreach`,
    description: `How ${team.fullName}, takes its robots to school events and fairs, and helps younger teams start.`,
  },
  title: 'OUTREACH',
  picture: {
    file: 'outreach-header.jpg',
    alt: `A demonstration table with a hornet model, foam rings and balls, and a sign-up sheet; the cloth says ${team.number}`,
    focus: 72,
  },
  placeholder: 'outreach works!',
  paragraphs: [
    `A robot is the best way we know to start a conversation about science. So we bring ours along, and we help younger students start teams of their own in ${first.firstMention} LEGO® League (FLL).`,
  ],
  entries: {
    title: 'What we do',
    reached: 'For',
    figures: { since: 'our first year', people: 'people', hours: 'hours', teams: 'teams' },
    list: [
      {
        title: 'Presentations at school events',
        text: `We show our robots and talk about the team at ${spokenList(team.recruitingEvents)}.`,
        reached: 'Future members and their families',
        link: { label: 'Write to us about joining', to: '/contact' },
      },
      {
        title: 'New FLL teams',
        text: 'We have started teams in FLL, the program for students younger than we are.',
        reached: 'Younger students',
        link: { label: `About ${first.name}`, to: first.url },
      },
      {
        title: 'An FLL qualifier at our school',
        text: `We hosted a qualifier, a tournament for FLL teams, at ${school.name}.`,
        reached: 'FLL teams',
      },
      {
        title: 'Tulsa Maker Faire',
        text: 'We bring our robot to the fair and let it do the talking.',
        reached: 'Everyone who likes to make things',
      },
      {
        title: 'Impact Award',
        text: `We describe what we do for others in an essay and a video for the ${first.name} Impact Award.`,
      },
    ],
  },
  invite: {
    title: 'Invite us',
    paragraphs: ['Do you know an event that could use a robot? Tell us about it.'],
    link: { label: 'Contact', to: '/contact', about: 'the team about an event' },
  },
} satisfies OutreachContent;
