import type { ComponentType } from 'react';
import { PageLoading } from './layout/PageBoundary';
import { routePattern } from './lib/addresses';
import { preloadable } from './navigation/preloadable';
import type { Preloadable } from './navigation/preloadable';

export interface SiteRoute extends Preloadable {
  /** As wouter reads it; `:id` stands for any article. */
  readonly path: string;
  /** The name of the page's component, its file and its script. */
  readonly name: string;
}

const page = (load: () => Promise<ComponentType>) => preloadable(load, PageLoading);

/** Every page of the site, listed once: the router, the prerenderer and the tests read this list. */
export const routes = [
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
  {
    path: '/rebuilt',
    name: 'RebuiltPage',
    ...page(async () => (await import('./pages/RebuiltPage')).RebuiltPage),
  },
  {
    path: '/reefscape',
    name: 'ReefscapePage',
    ...page(async () => (await import('./pages/ReefscapePage')).ReefscapePage),
  },
  {
    path: '/crescendo',
    name: 'CrescendoPage',
    ...page(async () => (await import('./pages/CrescendoPage')).CrescendoPage),
  },
] as const satisfies readonly SiteRoute[];

export type RoutePath = (typeof routes)[number]['path'];

/**
 * Returns the route for an address of this site; undefined for an address that no page has. /donate leads home,
 * as it does on the server, until the team has a place for donations.
 */
export function routeOf(address: string): SiteRoute | undefined {
  const { pathname: asked } = new URL(address, 'https://site');
  const pathname = asked === '/donate' ? '/' : asked.toLowerCase();
  return routes.find(({ path }) => routePattern(path).test(pathname));
}
