import { routePattern } from './lib/routePattern';
import { routes } from './routes';
import type { SiteRoute } from './routes';

/** Returns the route for an address of this site; undefined for an address that no page has. */
export function routeOf(address: string): SiteRoute | undefined {
  const pathname = new URL(address, 'https://site').pathname.toLowerCase();
  return routes.find(({ path }) => routePattern(path).test(pathname));
}
