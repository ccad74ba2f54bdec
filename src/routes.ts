import { preloadable } from './navigation/preloadable';
import type { Preloadable } from './navigation/preloadable';

export interface SiteRoute extends Preloadable {
  /** As wouter reads it; `:id` stands for any article. */
  readonly path: string;
  /** The name of the page's component, its file and its script. */
  readonly name: string;
}

/** Every page of the site, listed once: the router, the prerenderer and the tests read this list. */
export const routes = [
  {
    path: '/',
    name: 'HomePage',
    ...preloadable(async () => (await import('./pages/HomePage')).HomePage),
  },
  {
    path: '/about',
    name: 'AboutPage',
    ...preloadable(async () => (await import('./pages/AboutPage')).AboutPage),
  },
  {
    path: '/contact',
    name: 'ContactPage',
    ...preloadable(async () => (await import('./pages/ContactPage')).ContactPage),
  },
  {
    path: '/news',
    name: 'NewsPage',
    ...preloadable(async () => (await import('./pages/NewsPage')).NewsPage),
  },
  {
    path: '/news/:id',
    name: 'ArticlePage',
    ...preloadable(async () => (await import('./pages/ArticlePage')).ArticlePage),
  },
  {
    path: '/outreach',
    name: 'OutreachPage',
    ...preloadable(async () => (await import('./pages/OutreachPage')).OutreachPage),
  },
  {
    path: '/sponsors',
    name: 'SponsorsPage',
    ...preloadable(async () => (await import('./pages/SponsorsPage')).SponsorsPage),
  },
  {
    path: '/whattimeisit',
    name: 'ClockPage',
    ...preloadable(async () => (await import('./pages/ClockPage')).ClockPage),
  },
  {
    path: '/rebuilt',
    name: 'RebuiltPage',
    ...preloadable(async () => (await import('./pages/RebuiltPage')).RebuiltPage),
  },
  {
    path: '/reefscape',
    name: 'ReefscapePage',
    ...preloadable(async () => (await import('./pages/ReefscapePage')).ReefscapePage),
  },
  {
    path: '/crescendo',
    name: 'CrescendoPage',
    ...preloadable(async () => (await import('./pages/CrescendoPage')).CrescendoPage),
  },
] as const satisfies readonly SiteRoute[];

export type RoutePath = (typeof routes)[number]['path'];
