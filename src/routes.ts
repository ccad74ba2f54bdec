import { createElement } from 'react';
import type { ComponentType } from 'react';
import type { Season } from '../content/types/season';
import { seasons } from '../content/seasons';
import { PageLoading } from './layout/PageBoundary';
import { routePattern } from './lib/addresses';
import { preloadable } from './navigation/preloadable';
import type { Preloadable } from './navigation/preloadable';

interface PageOfRoute extends Preloadable {
  /** The name of the page's component, its file and its script. */
  readonly name: string;
}

export interface SiteRoute extends PageOfRoute {
  /** As wouter reads it; `:id` stands for any article. */
  readonly path: string;
  /** A season's page, which has no header. */
  readonly isShowcase?: true;
}

const page = (load: () => Promise<ComponentType>) => preloadable(load, PageLoading);

/** The showcases made by hand, by the paths of their seasons. */
const ownPages: Readonly<Record<string, PageOfRoute>> = {
  '/rebuilt': {
    name: 'RebuiltPage',
    ...page(async () => (await import('./pages/RebuiltPage')).RebuiltPage),
  },
  '/reefscape': {
    name: 'ReefscapePage',
    ...page(async () => (await import('./pages/ReefscapePage')).ReefscapePage),
  },
  '/crescendo': {
    name: 'CrescendoPage',
    ...page(async () => (await import('./pages/CrescendoPage')).CrescendoPage),
  },
};

/** Every page of the site, listed once: the router, the prerenderer and the tests read this list. */
export const routes: readonly SiteRoute[] = [
  { path: '/', name: 'HomePage', ...page(async () => (await import('./pages/HomePage')).HomePage) },
  {
    path: '/about',
    name: 'AboutPage',
    ...page(async () => (await import('./pages/AboutPage')).AboutPage),
  },
  {
    path: '/contact',
    name: 'ContactPage',
    ...page(async () => (await import('./pages/ContactPage')).ContactPage),
  },
  {
    path: '/news',
    name: 'NewsPage',
    ...page(async () => (await import('./pages/NewsPage')).NewsPage),
  },
  {
    path: '/news/:id',
    name: 'ArticlePage',
    ...page(async () => (await import('./pages/ArticlePage')).ArticlePage),
  },
  {
    path: '/outreach',
    name: 'OutreachPage',
    ...page(async () => (await import('./pages/OutreachPage')).OutreachPage),
  },
  {
    path: '/sponsors',
    name: 'SponsorsPage',
    ...page(async () => (await import('./pages/SponsorsPage')).SponsorsPage),
  },
  {
    path: '/whattimeisit',
    name: 'ClockPage',
    ...page(async () => (await import('./pages/ClockPage')).ClockPage),
  },
  ...seasons.map((season) => ({
    path: season.path,
    isShowcase: true as const,
    ...(ownPages[season.path] ?? defaultShowcase(season)),
  })),
];

/** The page of a season that has none of its own. */
function defaultShowcase(season: Season): PageOfRoute {
  return {
    name: 'SeasonPage',
    ...page(async () => {
      const { SeasonPage } = await import('./pages/SeasonPage');
      return () => createElement(SeasonPage, { season });
    }),
  };
}

/**
 * Returns the route for an address of this site; undefined for an address that no page has. /donate leads home,
 * as it does on the server, until the team has a place for donations.
 */
export function routeOf(address: string): SiteRoute | undefined {
  const { pathname: asked } = new URL(address, 'https://site');
  const pathname = asked === '/donate' ? '/' : asked.toLowerCase();
  return routes.find(({ path }) => routePattern(path).test(pathname));
}
