import type { NavigationContent } from './contentTypes';

/** The pages that every page leads to. */
export const pages = {
  home: { label: 'Home', to: '/' },
  news: { label: 'News', to: '/news' },
  outreach: { label: 'Outreach', to: '/outreach' },
  sponsors: { label: 'Sponsors', to: '/sponsors' },
  about: { label: 'About', to: '/about' },
  contact: { label: 'Contact', to: '/contact' },
};

/** Where the header leads. */
export const navigation = {
  header: [pages.home, pages.news, pages.outreach, pages.sponsors, pages.about, pages.contact],
} satisfies NavigationContent;
