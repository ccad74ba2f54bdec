import type { PlainLink } from './types/basics';
import type { FeedsContent, ManifestContent, SiteContent } from './types/frame';
import { team } from './team';

const { video, shortVideo, photos } = team.accounts;

/** The pages that every page leads to. */
export const pages = {
  home: { label: 'Home', to: '/' },
  news: { label: 'News', to: '/news' },
  outreach: { label: 'Outreach', to: '/outreach' },
  sponsors: { label: 'Sponsors', to: '/sponsors' },
  about: { label: 'About', to: '/about' },
  contact: { label: 'Contact', to: '/contact' },
} satisfies Record<string, PlainLink>;

/** Names of places within a page, which an address may end with: /#meetings. */
export const places = {
  meetings: 'meetings',
  first: 'first',
  teams: 'teams',
};

/** The words of the News feeds, and where they stand. */
export const feeds = {
  title: team.newsName,
  description: `News from ${team.fullName}`,
  formats: [
    { kind: 'rss', name: 'RSS', address: '/feed.xml' },
    { kind: 'atom', name: 'Atom', address: '/atom.xml' },
    { kind: 'json', name: 'JSON Feed', address: '/feed.json' },
  ],
} satisfies FeedsContent;

/** What a phone shows of the site when it is put on the home screen. */
export const manifest = {
  name: team.fullName,
  shortName: team.name,
  description: `The robotics team of ${team.school.name} in Tulsa, Oklahoma.`,
} satisfies ManifestContent;

/** The frame of every page: everything that is said on every page, or on none in particular. */
export const site = {
  skipLink: 'Skip to main content',
  header: {
    label: 'Main',
    logo: `${team.name} ${team.number}, home`,
    menu: 'Menu',
    links: [pages.home, pages.news, pages.outreach, pages.sponsors, pages.about, pages.contact],
  },
  pageOpened: (heading) => `Page opened: ${heading}`,
  loading: 'Loading…',
  pageFailed: {
    title: 'This part of the page did not load',
    text: 'Check your connection. If it works, the problem is on our side.',
    action: 'Try again',
  },
  siteFailed: {
    title: 'This page did not load',
    text: `Reloading the page may help. If it does not, write to [${team.email}](mailto:${team.email}).`,
    action: 'Reload the page',
  },
  social: {
    label: 'Social media',
    links: [
      {
        kind: 'video',
        label: video.service,
        to: video.url,
        about: `video channel of the ${team.name}`,
      },
      {
        kind: 'shortVideo',
        label: shortVideo.service,
        to: shortVideo.url,
        about: `short videos of the ${team.name}`,
      },
      {
        kind: 'photos',
        label: photos.service,
        to: photos.url,
        about: `photos of the ${team.name}`,
      },
    ],
  },
  footer: {
    label: 'About this site',
    teamName: team.fullName,
    founded: `A team since ${team.founded.elsewhere}`,
    contact: {
      email: { label: team.email, to: `mailto:${team.email}`, about: 'e-mail the team' },
      address: {
        label: `${team.school.street}, ${team.school.city}`,
        to: team.school.map,
        about: 'on a map',
      },
    },
    sitemap: {
      title: 'Sitemap',
      links: [
        pages.home,
        pages.news,
        pages.outreach,
        pages.about,
        pages.contact,
        pages.sponsors,
        { label: 'Donate', to: team.donateUrl ?? '/donate' },
      ],
    },
    external: {
      title: 'Elsewhere',
      links: [
        { label: team.first.firstMention, to: team.first.url },
        { label: team.university.name, to: team.university.url },
        { label: team.school.name, to: team.school.url },
        { label: 'For other teams', to: `/about#${places.teams}` },
        { label: 'Our code', to: team.accounts.code.url, about: 'on GitHub' },
        { label: 'News feed', to: feeds.formats[0].address, about: `(${feeds.formats[0].name})` },
      ],
    },
    clock: 'The time now',
  },
  appearance: {
    title: 'Appearance',
    scheme: {
      label: 'Colors',
      choices: [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'System' },
      ],
    },
    calm: {
      label: 'Calm',
      hint: 'Stops everything that moves',
      choices: [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ],
    },
  },
} satisfies SiteContent;
