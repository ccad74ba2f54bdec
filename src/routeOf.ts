import { routes } from './routes';
import type { SiteRoute } from './routes';

/** Returns the route for an address of this site; undefined for an address that no page has. */
export function routeOf(address: string): SiteRoute | undefined {
  const path = new URL(address, 'https://site').pathname.toLowerCase();
  const exact = routes.find((route) => route.path === path);
  return exact ?? routes.find((route) => isArticle(path) && route.path === '/news/:id');
}

const isArticle = (path: string) => /^\/news\/[^/]+$/.test(path);
