import { about } from '../content/about';
import { clock } from '../content/clock';
import { contact } from '../content/contact';
import type { HeadContent } from '../content/types/basics';
import { home } from '../content/home';
import { news } from '../content/news';
import { outreach } from '../content/outreach';
import { seasonPage } from '../content/seasonPage';
import { seasons } from '../content/seasons';
import { sponsors } from '../content/sponsors';

interface PageWords {
  readonly head: HeadContent;
  /** The page's own heading. */
  readonly heading: string;
}

/** What every page but the articles must say of itself. */
export const pageWords: Readonly<Record<string, PageWords>> = {
  '/': { head: home.head, heading: home.banner.title },
  '/about': { head: about.head, heading: about.title },
  '/contact': { head: contact.head, heading: contact.title },
  '/news': { head: news.head, heading: news.title },
  '/outreach': { head: outreach.head, heading: outreach.title },
  '/sponsors': { head: sponsors.head, heading: sponsors.title },
  '/whattimeisit': { head: clock.head, heading: clock.title },
  ...Object.fromEntries(
    seasons.map((season) => [season.path, { head: seasonPage(season).head, heading: season.name }]),
  ),
};
