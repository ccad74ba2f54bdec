import type { Choice, HeadContent, InlineText, Link, PlainLink, PlainText } from './basics';

/** A message in place of something that could not be shown. */
export interface Message {
  title: PlainText;
  text: InlineText;
  /** The button or link that leads on. */
  action: PlainText;
}

/** One of the team's accounts in the social strip. */
export interface SocialLink extends PlainLink {
  kind: 'video' | 'shortVideo' | 'photos';
  /** Read out after the label. */
  about: PlainText;
}

export interface SiteContent {
  skipLink: PlainText;
  header: {
    label: PlainText;
    /** The accessible name of the logo, which leads home. */
    logo: PlainText;
    menu: PlainText;
    links: PlainLink[];
  };
  /** Said once, politely, when another page has been opened. */
  pageOpened: (heading: string) => PlainText;
  loading: PlainText;
  /** Something inside the page failed; header and footer are still there. */
  pageFailed: Message;
  siteFailed: Message;
  social: { label: PlainText; links: SocialLink[] };
  footer: {
    label: PlainText;
    teamName: PlainText;
    founded: PlainText;
    contact: { email: Link; address: Link };
    sitemap: { title: PlainText; links: PlainLink[] };
    external: { title: PlainText; links: Link[] };
    /** The name of the footer's clock, which is kept but not displayed. */
    clock: PlainText;
  };
  appearance: {
    title: PlainText;
    scheme: { label: PlainText; choices: Choice<'light' | 'dark' | 'system'>[] };
    calm: { label: PlainText; hint: PlainText; choices: Choice<'on' | 'off'>[] };
  };
}

export interface FeedsContent {
  title: PlainText;
  description: PlainText;
  /** The footer names the first; readers find the others in the head of every page. */
  formats: [FeedFormat, ...FeedFormat[]];
}

export interface FeedFormat {
  kind: 'rss' | 'atom' | 'json';
  name: PlainText;
  address: string;
}

/** What the browser shows of the site for a page that it has not kept, while there is no connection. */
export interface OfflineContent {
  head: HeadContent;
  title: PlainText;
  text: InlineText;
  pages: { title: PlainText; links: PlainLink[] };
  /** Above the articles that the browser has kept. */
  articles: { title: PlainText };
}

export interface ManifestContent {
  name: PlainText;
  shortName: PlainText;
  description: PlainText;
}
