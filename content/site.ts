import type { SiteContent } from './contentTypes';
import { team } from './team';

/** The words of the frame: everything that is said on every page, or on none in particular. */
export const site = {
  skipLink: 'Skip to main content',
  header: {
    label: 'Main',
    logo: `${team.name}, home`,
    wordmark: `${team.name}`,
    menu: { open: 'Open menu', close: 'Close menu' },
  },
  social: { label: 'Social media', title: 'Follow the team' },
  footer: {
    label: 'About this site',
    teamName: team.fullName,
    founded: `A team since ${team.founded.elsewhere}`,
    contact: {
      title: 'Contact',
      email: { label: team.email, to: `mailto:${team.email}`, about: 'e-mail the team' },
      address: {
        label: `${team.school.street}, ${team.school.city}`,
        lines: [team.school.name, team.school.street, team.school.city],
        to: team.school.map,
        about: 'on a map',
      },
    },
    sitemap: { title: 'Sitemap' },
    external: { title: 'Elsewhere' },
    code: { label: 'Our code', to: team.accounts.code.url, about: 'on GitHub' },
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
  pageOpened: (heading) => `Page opened: ${heading}`,
  loading: 'Loading…',
  leavesSite: 'leads to another site',
  retry: 'Try again',
  close: 'Close',
  pageFailed: {
    title: 'This part of the page did not load',
    text: 'Something went wrong on our side. The rest of the site still works.',
    action: 'Try again',
  },
  siteFailed: {
    title: 'This page did not load',
    text: `Something went wrong on our side. Loading the page again may help. If it does not, write to [${team.email}](mailto:${team.email}).`,
    action: 'Load the page again',
  },
  notFound: {
    head: {
      title: `${team.product} - Page not found`,
      description: `There is no page at this address on the site of ${team.fullName}. The home page leads on.`,
    },
    title: 'There is no page here',
    text: 'The home page opens at once. If it does not, use the link below.',
    action: 'Go to the home page',
  },
  noScript:
    'This site can be read without JavaScript. With JavaScript switched on, news appears here as soon as it is posted.',
  video: {
    play: (title) => `Play video: ${title}`,
    channel: (title) => `Watch on our video channel: ${title}`,
    privacy: 'The video comes from YouTube, and only when you press play.',
  },
  scrollRegion: 'Wide content, scroll sideways',
  motion: { pause: 'Pause movement', play: 'Resume movement' },
  print: {
    address: `${team.fullName} · ${team.school.street}, ${team.school.city} · ${team.email}`,
    source: (address) => `Printed from ${address}`,
  },
  manifest: {
    name: team.fullName,
    shortName: team.name,
    description: `The robotics team of ${team.school.name} in Tulsa, Oklahoma.`,
  },
} satisfies SiteContent;
