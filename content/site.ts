import type { SiteContent } from './contentTypes';
import { team } from './team';

/** The words of the frame: everything that is said on every page, or on none in particular. */
export const site = {
  skipLink: 'Skip to main content',
  header: {
    label: 'Main',
    logo: `${team.name}, home`,
    wordmark: `${team.name}`,
    menu: 'Menu',
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
} satisfies SiteContent;
