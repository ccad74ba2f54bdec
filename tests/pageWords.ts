import { about } from '../content/about';
import { clock } from '../content/clock';
import { contact } from '../content/contact';
import type { HeadContent } from '../content/contentTypes';
import { home } from '../content/home';
import { news } from '../content/news';
import { outreach } from '../content/outreach';
import { crescendo } from '../content/seasons/crescendo';
import { rebuilt } from '../content/seasons/rebuilt';
import { reefscape } from '../content/seasons/reefscape';
import { sponsors } from '../content/sponsors';
import type { RoutePath } from '../src/routes';

interface PageWords {
  readonly head: HeadContent;
  /** The page's own heading. */
  readonly heading: string;
}

/** What every page but the articles must say of itself. */
export const pageWords: Record<Exclude<RoutePath, '/news/:id'>, PageWords> = {
  '/': { head: home.head, heading: home.banner.title },
  '/about': { head: about.head, heading: about.title },
  '/contact': { head: contact.head, heading: contact.title },
  '/news': { head: news.head, heading: news.title },
  '/outreach': { head: outreach.head, heading: outreach.title },
  '/sponsors': { head: sponsors.head, heading: sponsors.title },
  '/whattimeisit': { head: clock.head, heading: clock.title },
  '/rebuilt': { head: rebuilt.head, heading: rebuilt.title },
  '/reefscape': { head: reefscape.head, heading: reefscape.title },
  '/crescendo': { head: crescendo.head, heading: crescendo.title },
};
