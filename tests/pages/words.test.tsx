/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { about } from '../../content/about';
import { contact } from '../../content/contact';
import { home } from '../../content/home';
import { meetingSeasons } from '../../content/schedule';
import { seasonPage } from '../../content/seasonPage';
import { seasons } from '../../content/seasons';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { rebuilt } from '../../content/seasons/2026-rebuilt';
import { sponsors } from '../../content/sponsors';
import { spokenNumber, spokenWeek } from '../../content/spoken';
import { team } from '../../content/team';
import { withoutMarks } from '../../src/lib/inlineText';
import { AboutPage } from '../../src/pages/AboutPage';
import { ContactPage } from '../../src/pages/ContactPage';
import { CrescendoPage } from '../../src/pages/CrescendoPage';
import { HomePage } from '../../src/pages/HomePage';
import { OutreachPage } from '../../src/pages/OutreachPage';
import { RebuiltPage } from '../../src/pages/RebuiltPage';
import { ReefscapePage } from '../../src/pages/ReefscapePage';
import { SponsorsPage } from '../../src/pages/SponsorsPage';
import { openSite } from '../renderSite';

/** As it is compared: the team's school keeps its name on one line. */
const shown = (text: string) => withoutMarks(text).replace(/\s+/g, ' ');

const seasonLinks = (own: string) =>
  seasons
    .filter(({ path }) => path !== own)
    .map(({ path, kickoff, shortName }) => [`${kickoff.slice(0, 4)} ${shortName}`, path]);

interface Said {
  /** Of the parts of the page, and of what is in them. */
  readonly headings?: readonly string[];
  readonly lowerHeadings?: readonly string[];
  readonly texts?: readonly string[];
  /** The whole name of a link, and where it leads. */
  readonly links: readonly (readonly (string | undefined)[])[];
}

const pages: Record<string, [page: ReactNode, said: Said]> = {
  Home: [
    <HomePage />,
    {
      headings: ['Joining Team 1209', 'Meetings', 'Build Season', 'FRC Challenges'],
      texts: [
        `${spokenNumber(team.buildSeasonWeeks)} weeks of build season`,
        spokenWeek(meetingSeasons[1]),
        ...home.meetings.seasons.flatMap(({ times = [] }) =>
          times.map(({ days, hours }) => days + hours),
        ),
      ],
      links: [
        ['Contact the team about joining', '/contact'],
        ['Read More about our team', '/about'],
        ...seasons
          .slice(0, 3)
          .map(({ shortName, path }) => [`Learn More about ${shortName}`, path]),
      ],
    },
  ],
  About: [
    <AboutPage />,
    {
      headings: [about.story.title, about.university.title, about.year.title],
      texts: [
        ...about.figures.map(({ label, value }) => label + value),
        ...about.story.paragraphs,
        ...about.university.paragraphs,
        about.year.text,
        about.story.chant.answer,
      ],
      links: [
        ['Contact the team about joining', '/contact'],
        [about.story.chant.question.label, about.story.chant.question.to],
        ...about.robots.cards.flatMap(({ link, code }) => [
          [link.label, link.to],
          ...(code ? [[code.label, code.to]] : []),
        ]),
      ],
    },
  ],
  Contact: [
    <ContactPage />,
    {
      headings: [contact.contacts, contact.location, contact.getInTouch].map(({ title }) => title),
      lowerHeadings: contact.contacts.roles.map(({ title }) => title),
      texts: [team.school.street, team.university.street, ...contact.privacy.paragraphs],
      links: [
        [contact.getInTouch.link.label, `mailto:${team.email}`],
        ...contact.location.places.map(({ map }, place) => [
          map.label,
          [team.school.map, team.university.map][place],
        ]),
        ...contact.topics.links.map(({ label, to }) => [label, to]),
        ...contact.contacts.roles.flatMap(({ links }) => links.map(({ label, to }) => [label, to])),
      ],
    },
  ],
  Outreach: [
    <OutreachPage />,
    {
      texts: ['outreach works!'],
      links: [['Contact the team about an event', '/contact']],
    },
  ],
  Sponsors: [
    <SponsorsPage />,
    {
      texts: sponsors.team.paragraphs,
      links: [
        ['FIRST®', 'https://www.firstinspires.org'],
        [sponsors.join.link.label, sponsors.join.link.to],
        ...sponsors.sponsors.tiers.flatMap((tier) =>
          tier.sponsors.map(({ name, url }) => [name, url]),
        ),
      ],
    },
  ],
  Rebuilt: [
    <RebuiltPage />,
    {
      texts: seasonPage(rebuilt).robot!.facts.map(({ label, value }) => label + value),
      links: [['Home', '/'], ['Code', rebuilt.robot.code], ...seasonLinks('/rebuilt')],
    },
  ],
  Reefscape: [
    <ReefscapePage />,
    {
      headings: [reefscape.page.safety],
      texts: [reefscape.page.kickoff.text],
      links: [
        ['Home', '/'],
        ['Code', reefscape.robot.code],
        ...reefscape.page.kickoff.links.map(({ label, to }) => [label, to]),
        ...seasonLinks('/reefscape'),
      ],
    },
  ],
  Crescendo: [
    <CrescendoPage />,
    {
      headings: [crescendo.page.about.title],
      texts: [
        ...crescendo.page.about.paragraphs,
        'Oklahoma Regional',
        'Green Country Regional',
        ...seasonPage(crescendo).robot!.facts.map(({ label, value }) => label + value),
      ],
      links: [['Home', '/'], ...seasonLinks('/crescendo')],
    },
  ],
};

test.each(Object.entries(pages))(
  '%s has its headings, words and links',
  async (_, [page, said]) => {
    const { container } = await openSite(page);
    for (const name of said.headings ?? [])
      expect(screen.getAllByRole('heading', { level: 2, name }).length).toBeGreaterThan(0);
    for (const name of said.lowerHeadings ?? [])
      expect(screen.getAllByRole('heading', { level: 3, name }).length).toBeGreaterThan(0);
    for (const text of said.texts ?? []) expect(container).toHaveTextContent(shown(text));
    const links = screen
      .getAllByRole('link')
      .map((link) => [shown(link.textContent), link.getAttribute('href')]);
    for (const [name, to] of said.links) {
      const named = links.filter(([own]) => own!.startsWith(shown(name!)));
      expect({ name, to: named.map(([, href]) => href) }).toEqual({
        name,
        to: expect.arrayContaining([to]) as string[],
      });
    }
  },
);
