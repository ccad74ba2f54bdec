import type { NavigationContent, PlainLink } from './contentTypes';

/** The pages that every page leads to. */
export const pages = {
  home: { label: 'Home', to: '/' },
  news: { label: 'News', to: '/news' },
  outreach: { label: 'Outreach', to: '/outreach' },
  sponsors: { label: 'Sponsors', to: '/sponsors' },
  about: { label: 'About', to: '/about' },
  contact: { label: 'Contact', to: '/contact' },
} satisfies Record<string, PlainLink>;

/** Where the header leads. */
export const navigation = {
  header: [pages.home, pages.news, pages.outreach, pages.sponsors, pages.about, pages.contact],
} satisfies NavigationContent;
