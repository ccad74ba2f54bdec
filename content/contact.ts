import type { ContactContent } from './types/contact';
import { places } from './site';
import { becomingMentor, mailTo, team } from './team';

const { school, university } = team;

export const contact = {
  head: {
    // The same title as Home's, on purpose.
    title: `${team.product} - Home`,
    description: `Contact ${team.fullName}: e-mail, and the addresses of ${school.name} and ${university.name}.`,
  },
  title: 'CONTACT US',
  topics: {
    title: 'What is it about?',
    text: `Choose one, and your e-mail begins with its subject, so that it reaches the right person. Some answers are already here: [when we meet](/#${places.meetings}), [who supports us](/sponsors), [how we did at regionals](/about).`,
    links: [
      { label: 'Joining the team', to: mailTo('Joining the team') },
      { label: 'Sponsoring the team', to: mailTo('Sponsoring the team') },
      { label: 'Inviting the team to an event', to: mailTo('An event for the team') },
      becomingMentor,
      { label: 'Donating', to: mailTo('Donating') },
      { label: 'Something else', to: mailTo('A question for the team') },
    ],
  },
  contacts: {
    title: 'Team Contacts',
    roles: [
      {
        title: 'Mentors',
        text: `The adults who work with us, and whom we thank: ${team.email}`,
        links: [{ label: 'E-mail the mentors', to: mailTo('For the mentors') }, becomingMentor],
      },
      {
        title: 'Team Leadership',
        text: `The students who lead the team: ${team.email}`,
        links: [{ label: 'E-mail the team leadership', to: mailTo('For the team leadership') }],
      },
    ],
  },
  location: {
    title: 'Team Location',
    places: [
      {
        name: school.name,
        text: 'Our school.',
        lines: [school.street, school.city],
        map: { label: 'Map to our school', to: school.map },
      },
      {
        name: university.name,
        text: 'Where we meet in build season.',
        lines: [university.street, university.city],
        map: { label: 'Map to the university', to: university.map },
      },
    ],
  },
  getInTouch: {
    title: 'Get in Touch',
    paragraphs: ['One address reaches all of us.'],
    link: { label: 'Email Us', to: `mailto:${team.email}` },
  },
  privacy: {
    title: 'Privacy',
    paragraphs: [
      'This site has no accounts, no advertising, no tracking and no cookies. Your browser remembers two choices if you make them: light or dark colors, and calm mode. Until you close the tab, it also remembers how far you scrolled down each page.',
      'Your browser keeps a copy of what you have opened here, and of all pages if you come back on another day, so that you can read them without a connection; for this it remembers the day of your first visit. All of this stays on your device, and is gone when you clear this site’s data.',
      'A video loads from YouTube only after you press play. News comes from a database at Google, and a picture in an article may come from another site. Each of them sees your internet address, as every server does.',
      'We do not name students here.',
    ],
  },
} satisfies ContactContent;
